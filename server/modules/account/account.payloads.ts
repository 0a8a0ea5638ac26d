import { DateTime } from '#server/graphql/dateTime.ts';
import { Field, ObjectType } from 'type-graphql';
import { User } from './user.entity.ts';

@ObjectType({ description: 'An opened session.' })
export class AuthPayload {
  @Field(() => String, { description: 'Send it as `Authorization: Bearer …`. It is shown once.' })
  accessToken!: string;

  @Field(() => DateTime, { description: 'When it ends by itself.' })
  expiresAt!: Date;

  @Field(() => User, { description: 'Who is signed in.' })
  user!: User;
}

@ObjectType({ description: 'The password was changed; every older token has ended.' })
export class ChangePasswordPayload extends AuthPayload {
  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;
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
