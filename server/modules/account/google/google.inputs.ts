import { Field, InputType } from 'type-graphql';
import { DEVICE_TOKEN } from '#server/modules/account/account.inputs.ts';

@InputType({ description: 'The values that complete a sign-in with Google.' })
export class CompleteGoogleSignInInput {
  @Field(() => String, { description: 'The value after `#google=` in the address.' })
  code!: string;

  @Field(() => String, {
    description: 'The secret whose SHA-256 hash was the `challenge` at the start.',
  })
  verifier!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The second-factor code, if the account needs one. The first call without it is refused with the rule `account.login.second-factor`; the same code and verifier then work for five more minutes.',
  })
  secondFactor?: string | null;

  @Field(() => String, DEVICE_TOKEN)
  deviceToken?: string | null;
}
