import { Field, ID, InputType } from 'type-graphql';
import type { DismissalReason } from '#schema/options/dismissalReasons.ts';
import { DismissalReasonEnum } from '#server/graphql/enums/recommendation.ts';

@InputType({ description: 'The job that is not for the caller, and why.' })
export class DismissJobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => DismissalReasonEnum, { description: 'Why it is not for the caller.' })
  reason!: DismissalReason;
}

@InputType({ description: 'The dismissed job to show again.' })
export class UndismissJobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;
}
