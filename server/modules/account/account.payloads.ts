import { DateTime } from '#server/graphql/dateTime.ts';
import { Field, Int, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { User } from './user.entity.ts';

@ObjectType({ description: 'An opened session.' })
export class AuthPayload {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`. It is shown once.' })
  accessToken!: string;

  @Field(() => DateTime, { description: 'When it ends by itself.' })
  expiresAt!: Date;

  @Field(() => User, { description: 'Who is signed in.' })
  user!: User;

  @Field(() => String, {
    nullable: true,
    description:
      'After a login or a sign-up: keep it on this device and send it with its next login. It survives a logout.',
  })
  deviceToken?: string;
}

@ObjectType({ description: 'The password was changed; every older token has ended.' })
export class ChangePasswordPayload extends AuthPayload {
  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;
}

@RequiresLogin()
@ObjectType({ description: 'The caller is who the account belongs to.' })
export class ConfirmPasswordPayload {
  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;

  @Field(() => DateTime, {
    description: 'Until when this session may do what asks for the password again.',
  })
  confirmedUntil!: Date;
}

@ObjectType({ description: 'What a reset link would do.' })
export class PasswordResetLink {
  @Field(() => Int, {
    description: 'How many API keys of the person still work; `revokeApiKeys` would end them.',
  })
  apiKeys!: number;
}

@ObjectType({ description: 'It was done.' })
export class MessagePayload {
  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;
}

@ObjectType({ description: 'The account as it is now.' })
export class UserPayload {
  @Field(() => User, { description: 'The account.' })
  user!: User;
}
