import { Field, InputType } from 'type-graphql';
import {
  confirmTwoFactorSchema,
  startTwoFactorSchema,
  twoFactorProofSchema,
} from '#schema/validation/twoFactor.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

const PASSWORD = optional('The current password; not needed by accounts without one.');

@Validated(startTwoFactorSchema)
@InputType({
  description: 'The password, to confirm that the owner of the account is asking.',
})
export class StartTwoFactorInput {
  @Field(() => String, PASSWORD)
  password?: string | null;
}

@Validated(confirmTwoFactorSchema)
@InputType({ description: 'The code that proves that the app has the secret.' })
export class ConfirmTwoFactorInput {
  @Field(() => String, { description: 'The six digits that the app shows.' })
  code!: string;
}

@Validated(twoFactorProofSchema)
@InputType({
  description: 'The password and a code, required to make two-step verification weaker.',
})
export class TwoFactorProofInput {
  @Field(() => String, PASSWORD)
  password?: string | null;

  @Field(() => String, { description: 'Six digits from the app, or a recovery code.' })
  code!: string;
}
