import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { AdminUser } from './adminUser.type.ts';

@Requires('admin')
@ObjectType({ description: 'Somebody logs in with the password alone again.' })
export class RemoveTwoFactorPayload {
  @Field(() => AdminUser, { description: 'The user.' })
  user!: AdminUser;

  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;
}
