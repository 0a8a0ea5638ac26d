import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { RecountedValue, RecountOccasion, RecountStatus } from '#schema/options/recounts.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { JsonObject } from '#server/graphql/json.ts';
import { Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import type { Facts } from './values/derivedValue.ts';

export const RecountStatusEnum = graphqlEnum<RecountStatus>(
  'RecountStatus',
  'The status of a recount.',
  {
    waiting: 'About to start.',
    running: 'In progress.',
    complete: 'Finished.',
    failed: 'Interrupted before its end.',
  },
);

export const RecountOccasionEnum = graphqlEnum<RecountOccasion>(
  'RecountOccasion',
  'Who requested a recount.',
  { schedule: 'The nightly schedule.', administrator: 'An administrator.' },
);

export const RecountedValueEnum = graphqlEnum<RecountedValue>(
  'RecountedValue',
  'A stored figure that is counted from other rows.',
  {
    application_companies: 'The company of an application, from its job.',
    application_status_times: 'When the status of an application last changed, from its timeline.',
    application_answers: 'How many answers of an application fit, from its answers.',
    application_facts: 'The steps of an application for analytics, from its timeline.',
    company_standings: 'What companies were and when, for stocks in analytics.',
    job_standings: 'What jobs were and when, for stocks in analytics.',
    account_standings: 'What accounts were and when, for stocks in analytics.',
    application_standings: 'What applications were and when, from their timelines.',
    rolled_periods: 'The days and months that are counted beforehand.',
    view_days: 'Job views of each day, from the views.',
    view_months: 'Views of each job in each month, from the views.',
    event_days: 'Steps of applications on each day, from the timelines.',
    job_views: 'The views of a job, from its views.',
    job_applications: 'The applications of a job, from its applications.',
    post_views: 'The views of an article, from its views.',
    alert_runs: 'The jobs that an email of an alert has sent, from its jobs.',
    alert_matches: 'The jobs that an alert has sent, and when, from its emails.',
    bulk_upload_rows: 'The rows of a bulk upload by outcome, from its rows.',
    conversations: 'The last messages of a conversation, from its messages.',
    interviews: 'The job, the company and the applicant of an interview, from its application.',
    interview_times: 'When people are busy with interviews, from the interviews.',
    offers: 'The job, the company and the applicant of an offer, from its application.',
    pending_changes: 'The company of a change that waits for approval, from its job.',
    webhook_attempts: 'How often a webhook delivery was tried, from its attempts.',
    visits: 'When a visit ended, from its session.',
    job_search: 'What the job search knows of a job, from the job.',
    job_words: 'The words of jobs that corrections of spelling know, from the jobs.',
    word_forms: 'The word forms that spelling correction uses.',
    candidate_search: 'What the candidate search knows of a profile, from the profile.',
    application_desk: 'What employers find applications by, from the applications.',
    applicant_facts:
      'What analytics stores about applicants, compared with their resumes and profiles.',
    company_responses: 'How companies answer, as counted in the last night.',
    stage_times: 'How long stages take, as counted in the last night.',
    pay_figures: 'What titles pay, as counted in the last night.',
    title_relations: 'Which job titles are related, as learned in the last night.',
    activity_log: 'The seals of the activity log.',
  },
);

@Requires('admin')
@ObjectType({ description: 'A stored row that differed from the rows it is counted from.' })
export class RecountExample {
  @Field(() => ID, { description: 'The id of the example.' })
  id!: string;

  @Field(() => String, { description: 'The key of the row in its table.' })
  rowKey!: string;

  @Field(() => String, optional('What the row belongs to: `company`, `job` or `user`.'))
  subjectKind!: string | null;

  @Field(() => ID, optional('The id of the company, job or user.'))
  subjectId!: string | null;

  @Field(() => String, optional('The name of the company, job or user.'))
  subjectName!: string | null;

  @Field(() => JsonObject, {
    nullable: true,
    description: 'The columns that differed, as they were stored; null if the row was missing.',
  })
  before!: Facts | null;

  @Field(() => JsonObject, {
    nullable: true,
    description:
      'The correct values of the same columns; null if the row was surplus or is counted again as a whole.',
  })
  after!: Facts | null;

  @Field(() => DateTime, optional('When it was corrected; null if it was not.'))
  correctedAt!: Date | null;
}

@Requires('admin')
@ObjectType({ description: 'What a recount found about one value.' })
export class RecountFinding {
  recountId!: string;

  @Field(() => RecountedValueEnum, { description: 'The value.' })
  value!: RecountedValue;

  @Field(() => Int, { description: 'How many rows were compared.' })
  checked!: number;

  @Field(() => Int, { description: 'How many rows differed.' })
  differing!: number;

  @Field(() => Int, { description: 'How many of them were corrected.' })
  corrected!: number;

  @Field(() => Boolean, { description: 'Whether some rows could not be compared.' })
  hasFailed!: boolean;
}

@Requires('admin')
@ObjectType({
  description: 'A comparison of every stored figure with the rows it is counted from.',
})
export class Recount {
  @Field(() => ID, { description: 'The id of the recount.' })
  id!: string;

  @Field(() => RecountOccasionEnum, { description: 'Who requested it.' })
  askedBy!: RecountOccasion;

  @Field(() => RecountStatusEnum, { description: 'The status.' })
  status!: RecountStatus;

  @Field(() => DateTime, { description: 'When it was requested.' })
  requestedAt!: Date;

  @Field(() => DateTime, optional('When it ended.'))
  finishedAt!: Date | null;

  @Field(() => Float, { description: 'How many rows were compared so far.' })
  checked!: number;

  @Field(() => Int, { description: 'How many rows differed.' })
  differing!: number;

  @Field(() => Int, { description: 'How many of them were corrected.' })
  corrected!: number;
}

@Requires('admin')
@ObjectType({ description: 'The recounts of the site.' })
export class Recounts {
  @Field(() => Boolean, { description: 'Whether a recount is running or about to start.' })
  isRunning!: boolean;

  @Field(() => [Recount], { description: 'The 30 newest recounts, the newest first.' })
  list!: Recount[];
}

@Requires('admin')
@ObjectType({ description: 'The recounts, including the requested one.' })
export class RecountNowPayload {
  @Field(() => Recounts, { description: 'The recounts.' })
  recounts!: Recounts;
}
