import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import type { ActivityKind, DashboardStatKey } from '#schema/profile/dashboard.ts';

export const DashboardStatKeyEnum = graphqlEnum<DashboardStatKey>(
  'DashboardStatKey',
  'The figures of the dashboard.',
  {
    applications: "A seeker's applications.",
    applications_viewed: 'Those that an employer has opened.',
    saved_jobs: 'Jobs that a seeker has saved.',
    job_alerts: "A seeker's active alerts.",
    active_jobs: "An employer's live jobs.",
    applications_received: 'Applications to them.',
    job_views: 'How often they were looked at.',
    applications_waiting: 'Applications that nobody has answered yet.',
  },
);

export const ActivityKindEnum = graphqlEnum<ActivityKind>(
  'ActivityKind',
  'What happened, as the dashboard tells it.',
  {
    applied: 'The caller has applied.',
    viewed: 'The employer has opened the application.',
    resume_downloaded: 'The employer has downloaded the resume.',
    reviewed: 'The employer has reviewed the application.',
    shortlisted: 'The employer has shortlisted the caller.',
    rejected: 'The employer has decided for others.',
    hired: 'The employer has hired the caller.',
    saved: 'The caller has saved a job.',
    received: 'Somebody has applied.',
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
      'How much more (or less) was added in the last 30 days than in the 30 days before, in percent; null if nothing was added before.',
  })
  change!: number | null;
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
