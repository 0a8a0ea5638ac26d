import { Field, ID, InputType } from 'type-graphql';
import { decidePendingChangeSchema } from '#schema/validation/moderation.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ChangeDecisionEnum } from '#server/graphql/enums/moderation.ts';
import type { ChangeDecision } from '#schema/options/moderationMoves.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

@InputType({ description: 'The change to withdraw.' })
export class WithdrawPendingChangeInput {
  @Field(() => ID, { description: 'The id of the change.' })
  id!: string;
}

@Validated(decidePendingChangeSchema)
@InputType({ description: 'The change, and the decision.' })
export class DecidePendingChangeInput {
  @Field(() => ID, { description: 'The id of the change.' })
  id!: string;

  @Field(() => ChangeDecisionEnum, { description: 'The decision.' })
  decision!: ChangeDecision;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The `proposedAt` you saw. If the change was edited since, the call fails with `CONFLICT`.',
  })
  proposedAt?: Date | null;

  @Field(() => String, optional('A note to the employers, sent with the decision.'))
  adminNotes?: string | null;
}
