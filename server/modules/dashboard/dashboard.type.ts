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
@ObjectType({ description: 'One of the four figures of the dashboard.' })
export class DashboardStat {
  @Field(() => DashboardStatKeyEnum, { description: 'What is counted.' })
  key!: DashboardStatKey;

  @Field(() => Int, { description: 'How many there are.' })
  value!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The new ones of the last 30 days against those of the 30 days before, in percent; null when there were none.',
  })
  change!: number | null;
}

@RequiresLogin()
@ObjectType({ description: 'Something that happened to an application or a job of the caller.' })
export class DashboardActivity {
  @Field(() => ID, { description: 'Tells it from the others.' })
  id!: string;

  @Field(() => ActivityKindEnum, { description: 'What happened.' })
  kind!: ActivityKind;

  @Field(() => DateTime, { description: 'When.' })
  at!: Date;

  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => String, { description: 'Its title.' })
  jobTitle!: string;

  @Field(() => String, { description: 'Whose job it is.' })
  companyName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who applied, where that is what happened to an employer.',
  })
  personName!: string | null;
}

@RequiresLogin()
@ObjectType({ description: 'What the home page tells those who are signed in.' })
export class Dashboard {
  @Field(() => [DashboardStat], { description: 'Its four figures.' })
  stats!: DashboardStat[];

  @Field(() => [DashboardActivity], { description: 'The newest three events, the newest first.' })
  activity!: DashboardActivity[];
}
