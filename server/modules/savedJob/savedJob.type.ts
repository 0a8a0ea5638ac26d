import { Field, ObjectType } from 'type-graphql';
import { connectionOf } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Job } from '#server/modules/job/job.type.ts';

@RequiresLogin()
@ObjectType({ description: 'A job somebody has put aside for later.' })
export class SavedJob {
  jobId!: string;

  @Field(() => Job, { description: 'The job; it stays here when it is closed.' })
  job!: Job;

  @Field(() => DateTime, { description: 'When it was saved.' })
  savedAt!: Date;

  @Field(() => Boolean, { description: 'Whether one may still apply.' })
  isOpen!: boolean;
}

export const SavedJobConnection = connectionOf(SavedJob, 'SavedJob');

@RequiresLogin()
@ObjectType({ description: 'What was saved or taken off the list, and what the list is now.' })
export class SavedJobPayload {
  @Field(() => Job, { nullable: true, description: 'The job; null when it is gone meanwhile.' })
  job!: Job | null;

  @Field(() => Viewer, { description: 'Whose list it is.' })
  viewer!: Viewer;
}
