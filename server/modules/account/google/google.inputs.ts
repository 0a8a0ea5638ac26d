import { Field, InputType } from 'type-graphql';
import { DEVICE_TOKEN } from '#server/modules/account/account.inputs.ts';

@InputType({ description: 'What brings a sign-in with Google to its end.' })
export class CompleteGoogleSignInInput {
  @Field(() => String, { description: 'What stands behind `#google=` in the address.' })
  code!: string;

  @Field(() => String, {
    description: 'The secret whose SHA-256 was the `challenge` at the start.',
  })
  verifier!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The code of the second step, where there is one: the first call without it is refused with the rule `account.login.second-factor`, and the same code and verifier work for five more minutes.',
  })
  secondFactor?: string | null;

  @Field(() => String, DEVICE_TOKEN)
  deviceToken?: string | null;
}
