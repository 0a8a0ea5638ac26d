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
  'A stored value that is derived from other rows.',
  {
    application_companies: 'The company of each application, taken from its job.',
    application_status_times:
      'When the status of each application last changed, according to its timeline.',
    application_answers:
      'How many answers of each application fit the questions, counted from the answers.',
    application_withdrawals: 'When each application was withdrawn, according to its timeline.',
    application_facts: 'The steps of each application for analytics, taken from its timeline.',
    company_standings: 'The states of companies over time, for stocks in analytics.',
    company_approvals: 'When each company was last approved, according to its earlier states.',
    job_standings: 'The states of jobs over time, for stocks in analytics.',
    job_closings: 'When each closed job was closed, according to its earlier states.',
    account_standings: 'The states of accounts over time, for stocks in analytics.',
    deleted_account_standings: 'The seals on the past states of deleted accounts.',
    application_standings: 'The states of applications over time, taken from their timelines.',
    rolled_periods: 'The days and months that analytics has counted in advance.',
    view_days: 'Job views on each day, counted from the individual views.',
    view_months: 'Views of each job in each month, counted from the individual views.',
    event_days: 'Steps of applications on each day, counted from the timelines.',
    job_views: 'The number of views of each job, counted from the individual views.',
    job_applications: 'The number of applications for each job, counted from the applications.',
    post_views: 'The number of views of each article, counted from the individual views.',
    alert_runs: 'How many jobs each email of a job alert contained, counted from the jobs.',
    alert_matches: 'How many jobs each alert has sent, and when, taken from its emails.',
    bulk_upload_rows: 'How many rows of each bulk upload had each outcome, counted from the rows.',
    conversations: 'The last messages of each conversation, taken from its messages.',
    interviews: 'The job, company and applicant of each interview, taken from its application.',
    interview_times: 'When people are busy with interviews, taken from the interviews.',
    offers: 'The job, company and applicant of each offer, taken from its application.',
    job_report_dates: 'When reports about jobs were resolved, according to the activity log.',
    verification_dates: 'When companies were verified, according to the activity log.',
    offer_ends: 'When each offer was answered, withdrawn or expired, according to its timeline.',
    pending_changes: 'The company of each change that waits for approval, taken from the job.',
    webhook_attempts: 'How often each webhook delivery was tried, counted from the attempts.',
    visits: 'When each visit ended, taken from the session.',
    job_search: 'The copy of each job in the search index.',
    common_searches:
      'The texts that at least five people have searched for, counted from the searches.',
    surplus_words: 'Words that spelling correction knows although no job contains them.',
    job_words: 'The words of jobs that spelling correction uses.',
    word_forms: 'The word forms that spelling correction uses.',
    candidate_search: 'The copy of each profile in the index of the candidate search.',
    application_desk: 'The copy of each application in the index that employers search.',
    applicant_facts:
      'What analytics stores about applicants, compared with their resumes and profiles.',
    company_responses: 'How companies answer, as counted last night.',
    stage_times: 'How long stages take, as counted last night.',
    pay_figures: 'What jobs pay by title, as counted last night.',
    title_relations: 'Which job titles are related, as learned last night.',
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
