import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ROLES } from '#schema/options/roles.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Job } from '#server/modules/job/job.type.ts';

@RequiresOrKey('JOBS_READ', ...ROLES)
@ObjectType({
  description: "What all the company's jobs come to, whatever the list shows of them.",
})
export class OwnJobFigures {
  @Field(() => Int, { description: 'How many jobs.' })
  total!: number;

  @Field(() => Int, { description: 'How many of them are put first.' })
  featured!: number;

  @Field(() => Int, { description: 'How many of them are urgent.' })
  hot!: number;

  @Field(() => Int, { description: 'How many applications they have received.' })
  applications!: number;

  @Field(() => Int, { description: 'How often they were looked at.' })
  views!: number;
}

@RequiresOrKey('JOBS_READ', ...ROLES)
@ObjectType({ description: "A list of the company's jobs, a page at a time." })
export class OwnJobConnection extends connectionOf(Job, 'OwnJob') {
  @Field(() => OwnJobFigures, { description: "Figures over all the company's jobs." })
  figures!: OwnJobFigures;
}

const WHOSE = { description: 'The caller, with the list of jobs as it is now.' };

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'A job as it is now.' })
export class JobPayload {
  @Field(() => Job, { description: 'The job.' })
  job!: Job;

  @Field(() => Viewer, WHOSE)
  viewer!: Viewer;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'A job that was taken away.' })
export class DeletedJobPayload {
  @Field(() => ID, { description: 'Its id: for 10 minutes it can be brought back.' })
  deletedJobId!: string;

  @Field(() => Viewer, WHOSE)
  viewer!: Viewer;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'A job that stayed as it was, and why.' })
export class RefusedJob {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the rule that was broken; null where there is no such job.',
  })
  rule!: string | null;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'What has become of several jobs.' })
export class ChangedJobsPayload {
  @Field(() => [Job], { description: 'Those that were changed or brought back, as they are now.' })
  jobs!: Job[];

  @Field(() => [ID], { description: 'The ids of those that were taken away.' })
  deletedJobIds!: string[];

  @Field(() => [RefusedJob], { description: 'Those that stayed as they were.' })
  refused!: RefusedJob[];

  @Field(() => Viewer, WHOSE)
  viewer!: Viewer;
}
