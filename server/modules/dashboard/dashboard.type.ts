import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import type { ActivityKind, DashboardStatKey, StatComparison } from '#schema/profile/dashboard.ts';

export const DashboardStatKeyEnum = graphqlEnum<DashboardStatKey>(
  'DashboardStatKey',
  'The figures of the dashboard.',
  {
    applications: 'Applications that a seeker has sent, withdrawn ones too.',
    applications_viewed: "A seeker's applications that an employer has opened.",
    saved_jobs:
      'Jobs that a seeker has saved, without those that were taken down: the same as the list.',
    job_alerts: "A seeker's active alerts.",
    active_jobs: "An employer's live jobs.",
    applications_received:
      "Applications to an employer's jobs that are not deleted, withdrawn ones too.",
    job_views:
      "The views of an employer's jobs that are not deleted; each visitor counts once a day.",
    applications_waiting: 'Applications in status pending, without withdrawn ones.',
  },
);

const StatComparisonEnum = graphqlEnum<StatComparison>(
  'DashboardStatComparison',
  'What the change of a figure compares.',
  {
    added: 'What was added in the last 30 days, with what was added in the 30 days before.',
    stock: 'What there is now, with what there was 30 days ago.',
    none: 'Nothing: what was removed leaves no trace, so what there was is not known.',
  },
);

export const ActivityKindEnum = graphqlEnum<ActivityKind>(
  'ActivityKind',
  'A kind of event on the dashboard.',
  {
    applied: 'The caller applied for a job.',
    viewed: "The employer opened the caller's application.",
    resume_downloaded: "The employer downloaded the caller's resume.",
    reviewed: "The employer reviewed the caller's application.",
    shortlisted: 'The employer shortlisted the caller.',
    rejected: "The employer rejected the caller's application.",
    hired: 'The employer hired the caller.',
    stage_changed: "The employer moved the caller's application to another stage.",
    edited: 'The caller changed an application.',
    withdrawn: 'The caller withdrew an application.',
    interview_proposed: 'The employer offered times for an interview.',
    interview_booked: 'An interview was booked.',
    interview_moved: 'An interview was moved.',
    interview_cancelled: 'An interview was cancelled.',
    interview_held: 'An interview took place.',
    offer_sent: 'The employer sent an offer.',
    offer_accepted: 'The caller accepted an offer.',
    offer_declined: 'The caller declined an offer.',
    offer_withdrawn:
      'An offer was withdrawn or replaced, or ended with its application, job or company.',
    offer_expired: 'An offer was not answered in time.',
    saved: 'The caller saved a job.',
    received: "A job seeker applied for one of the caller's jobs.",
    posted: 'A job was posted.',
  },
);

@RequiresLogin()
@ObjectType({ description: 'One of the four figures on the dashboard.' })
export class DashboardStat {
  @Field(() => DashboardStatKeyEnum, { description: 'What is counted.' })
  key!: DashboardStatKey;

  @Field(() => Int, { description: 'The total.' })
  value!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'How much `recent` is more (or less) than `before`, in percent; null if `before` is 0 or nothing is compared.',
  })
  change!: number | null;

  @Field(() => StatComparisonEnum, { description: 'What the change compares.' })
  compares!: StatComparison;

  @Field(() => Int, {
    description: 'How much was added in the last 30 days; for a stock, how much there is now.',
  })
  recent!: number;

  @Field(() => Int, {
    description:
      'How much was added in the 30 days before; for a stock, how much there was 30 days ago.',
  })
  before!: number;
}

@RequiresLogin()
@ObjectType({ description: "An event concerning one of the caller's applications or jobs." })
export class DashboardActivity {
  @Field(() => ID, { description: 'The id of the event.' })
  id!: string;

  @Field(() => ActivityKindEnum, { description: 'What happened.' })
  kind!: ActivityKind;

  @Field(() => DateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => ID, {
    nullable: true,
    description: "The id of the caller's application; null for other events, and for employers.",
  })
  applicationId!: string | null;

  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => String, { description: 'The title of the job.' })
  jobTitle!: string;

  @Field(() => String, { description: 'The name of the company.' })
  companyName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the applicant, for events an employer sees.',
  })
  personName!: string | null;
}

@RequiresLogin()
@ObjectType({ description: "The figures and the activity on a user's dashboard." })
export class Dashboard {
  @Field(() => [DashboardStat], { description: 'The four figures.' })
  stats!: DashboardStat[];

  @Field(() => [DashboardActivity], { description: 'The latest three events, newest first.' })
  activity!: DashboardActivity[];
}
