import { Field, ID, InputType } from 'type-graphql';
import type { VerificationDecision } from '#schema/options/companyVerification.ts';
import { decideVerificationSchema } from '#schema/validation/employers/verification.ts';
import { VerificationDecisionEnum } from '#server/graphql/enums/verification.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(decideVerificationSchema)
@InputType({ description: 'The verification, and the decision.' })
export class DecideVerificationInput {
  @Field(() => ID, { description: 'The id of the verification.' })
  id!: string;

  @Field(() => VerificationDecisionEnum, { description: 'The decision.' })
  decision!: VerificationDecision;

  @Field(() => String, {
    nullable: true,
    description: 'The reason, which the employers can read. Required to reject or remove.',
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the company as you compared it. If it has changed since, the call fails with `CONFLICT`.',
  })
  companyName?: string | null;
}
