import { Field, InputType } from 'type-graphql';
import {
  confirmTwoFactorSchema,
  startTwoFactorSchema,
  twoFactorProofSchema,
} from '#schema/validation/twoFactor.ts';
import { Validated } from '#server/graphql/validated.ts';

const PASSWORD = {
  nullable: true,
  description: 'The password of today; not needed by accounts that have none.',
};

@Validated(startTwoFactorSchema)
@InputType({ description: 'That it is the person who wants a second factor.' })
export class StartTwoFactorInput {
  @Field(() => String, PASSWORD)
  password?: string | null;
}

@Validated(confirmTwoFactorSchema)
@InputType({ description: 'That the app has the secret.' })
export class ConfirmTwoFactorInput {
  @Field(() => String, { description: 'The six digits that the app shows.' })
  code!: string;
}

@Validated(twoFactorProofSchema)
@InputType({ description: 'Both factors, which whatever weakens them takes.' })
export class TwoFactorProofInput {
  @Field(() => String, PASSWORD)
  password?: string | null;

  @Field(() => String, { description: 'Six digits from the app, or a recovery code.' })
  code!: string;
}
