import { Field, ID, ObjectType } from 'type-graphql';
import type { DismissalReason } from '#schema/options/dismissalReasons.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { DismissalReasonEnum } from '#server/graphql/enums/recommendation.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

@Requires('job_seeker')
@ObjectType({ description: 'A job that the caller has marked as not for them.' })
export class DismissedJob {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => DismissalReasonEnum, { description: 'Why it is not for them.' })
  reason!: DismissalReason;

  @Field(() => DateTime, { description: 'When it was marked.' })
  dismissedAt!: Date;
}

@Requires('job_seeker')
@ObjectType({ description: 'The result of dismissing a job or showing it again.' })
export class DismissedJobPayload {
  @Field(() => Viewer, { description: 'The caller, with the updated dismissed jobs.' })
  viewer!: Viewer;
}
