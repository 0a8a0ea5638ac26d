import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { AdminUser } from './adminUser.type.ts';

@Requires('admin')
@ObjectType({ description: 'Confirms that the user can log in with only the password again.' })
export class RemoveTwoFactorPayload {
  @Field(() => AdminUser, { description: 'The user.' })
  user!: AdminUser;

  @Field(() => String, { description: 'A message to show.' })
  message!: string;
}
