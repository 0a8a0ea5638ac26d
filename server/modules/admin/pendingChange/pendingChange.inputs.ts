import { Field, ID, InputType } from 'type-graphql';
import { decidePendingChangeSchema } from '#schema/validation/moderation.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ChangeDecisionEnum } from '#server/graphql/enums/moderation.ts';
import type { ChangeDecision } from '#schema/options/moderationMoves.ts';
import { Validated } from '#server/graphql/validated.ts';

@InputType({ description: 'Which change to take back.' })
export class WithdrawPendingChangeInput {
  @Field(() => ID, { description: 'The id of the change.' })
  id!: string;
}

@Validated(decidePendingChangeSchema)
@InputType({ description: 'Which change to decide on, and how.' })
export class DecidePendingChangeInput {
  @Field(() => ID, { description: 'The id of the change.' })
  id!: string;

  @Field(() => ChangeDecisionEnum, { description: 'The decision.' })
  decision!: ChangeDecision;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Its `proposedAt` as you saw it. If it was edited since, the decision is refused with `CONFLICT`.',
  })
  proposedAt?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'A note to the employers, sent with the decision.',
  })
  adminNotes?: string | null;
}
