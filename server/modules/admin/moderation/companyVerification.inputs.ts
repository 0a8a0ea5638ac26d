import { Field, ID, InputType } from 'type-graphql';
import type { VerificationDecision } from '#schema/options/companyVerification.ts';
import { decideVerificationSchema } from '#schema/validation/employers/verification.ts';
import { VerificationDecisionEnum } from '#server/graphql/enums/verification.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(decideVerificationSchema)
@InputType({ description: 'Which verification to decide on, and how.' })
export class DecideVerificationInput {
  @Field(() => ID, { description: 'The id of the verification.' })
  id!: string;

  @Field(() => VerificationDecisionEnum, { description: 'The decision.' })
  decision!: VerificationDecision;

  @Field(() => String, {
    nullable: true,
    description: 'The reason, which the employers read. Needed to reject or remove.',
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The company's name as you compared it. If it has changed since, the decision is refused with `CONFLICT`.",
  })
  companyName?: string | null;
}
