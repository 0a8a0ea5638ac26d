import { Field, ObjectType } from 'type-graphql';
import { connectionOf } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
import { Job } from '#server/modules/job/job.type.ts';

@RequiresLogin()
@ObjectType({ description: 'A job that a user has saved for later.' })
export class SavedJob {
  jobId!: string;

  @Field(() => Job, { description: 'The job; it stays listed after it has closed.' })
  job!: Job;

  @Field(() => DateTime, { description: 'When the job was saved.' })
  savedAt!: Date;

  @Field(() => Boolean, { description: 'Whether candidates can still apply.' })
  isOpen!: boolean;
}

export const SavedJobConnection = connectionOf(SavedJob, 'SavedJob');

@RequiresLogin()
@ObjectType({ description: 'The result of saving or removing a job.' })
export class SavedJobPayload {
  @Field(() => Job, optional('The job; null if it no longer exists.'))
  job!: Job | null;

  @Field(() => Viewer, { description: 'The caller, with the updated saved jobs.' })
  viewer!: Viewer;
}
