import { DateTime } from '#server/graphql/dateTime.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { User } from './user.entity.ts';

@ObjectType({ description: 'A new session.' })
export class AuthPayload {
  @Field(() => String, {
    description: 'The access token, shown only once. Send it as `Authorization: Bearer …`.',
  })
  accessToken!: string;

  @Field(() => DateTime, { description: 'When the session expires.' })
  expiresAt!: Date;

  @Field(() => User, { description: 'The signed-in user.' })
  user!: User;

  @Field(() => String, {
    nullable: true,
    description:
      'Set after a login or a sign-up. Store it on this device and send it with the next login; it stays valid after a logout.',
  })
  deviceToken?: string;
}

@ObjectType({
  description: 'The new session after a password change. Every older session has ended.',
})
export class ChangePasswordPayload extends AuthPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  message!: string;
}

@RequiresLogin()
@ObjectType({ description: 'The result of confirming the password.' })
export class ConfirmPasswordPayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  message!: string;

  @Field(() => DateTime, {
    description: 'How long this session may perform actions that ask for the password again.',
  })
  confirmedUntil!: Date;
}

@ObjectType({ description: 'What a password reset link would do.' })
export class PasswordResetLink {
  @Field(() => Int, {
    description: "How many of the user's API keys still work. `revokeApiKeys` would revoke them.",
  })
  apiKeys!: number;
}

@ObjectType({ description: 'A confirmation.' })
export class MessagePayload {
  @Field(() => String, { description: 'A message to show to the user.' })
  message!: string;
}

@ObjectType({ description: 'The account after the change.' })
export class UserPayload {
  @Field(() => User, { description: 'The account.' })
  user!: User;
}
