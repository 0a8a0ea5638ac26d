import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ROLES } from '#schema/options/roles.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Job } from '#server/modules/job/job.type.ts';

@RequiresOrKey('JOBS_READ', ...ROLES)
@ObjectType({
  description: "Totals over all of the company's jobs, whatever the list shows.",
})
export class OwnJobFigures {
  @Field(() => Int, { description: 'The number of jobs.' })
  total!: number;

  @Field(() => Int, { description: 'The number of featured jobs.' })
  featured!: number;

  @Field(() => Int, { description: 'The number of urgent jobs.' })
  hot!: number;

  @Field(() => Int, { description: 'The number of applications they have received.' })
  applications!: number;

  @Field(() => Int, { description: 'The number of times they were viewed.' })
  views!: number;
}

@RequiresOrKey('JOBS_READ', ...ROLES)
@ObjectType({ description: "A page of the company's jobs." })
export class OwnJobConnection extends connectionOf(Job, 'OwnJob') {
  @Field(() => OwnJobFigures, { description: "Totals over all of the company's jobs." })
  figures!: OwnJobFigures;
}

const WHOSE = { description: 'The caller, with the current list of jobs.' };

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'A job after the change.' })
export class JobPayload {
  @Field(() => Job, { description: 'The job after the change.' })
  job!: Job;

  @Field(() => Viewer, WHOSE)
  viewer!: Viewer;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'A job that was deleted.' })
export class DeletedJobPayload {
  @Field(() => ID, { description: 'The id of the deleted job. It can be restored for 10 minutes.' })
  deletedJobId!: string;

  @Field(() => Viewer, WHOSE)
  viewer!: Viewer;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'A job that was not changed, and why.' })
export class RefusedJob {
  @Field(() => ID, { description: 'The id of the job.' })
  id!: string;

  @Field(() => String, { description: 'A message to show to the user.' })
  message!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The id of the rule that was broken; null if it does not exist.',
  })
  rule!: string | null;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'The outcome of changing several jobs.' })
export class ChangedJobsPayload {
  @Field(() => [Job], {
    description: 'The jobs that were changed or restored, with their current values.',
  })
  jobs!: Job[];

  @Field(() => [ID], { description: 'The ids of the jobs that were deleted.' })
  deletedJobIds!: string[];

  @Field(() => [RefusedJob], { description: 'The jobs that were not changed, and why.' })
  refused!: RefusedJob[];

  @Field(() => Viewer, WHOSE)
  viewer!: Viewer;
}
