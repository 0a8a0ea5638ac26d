import { Field, ID, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { AdminUser } from './adminUser.type.ts';

@Requires('admin')
@ObjectType({ description: 'The current state of a user.' })
export class AdminUserPayload {
  @Field(() => AdminUser, { description: 'The user.' })
  user!: AdminUser;
}

@Requires('admin')
@ObjectType({ description: 'A user who could not be changed, with the reason.' })
export class RefusedUser {
  @Field(() => ID, { description: 'The id from the input.' })
  id!: string;

  @Field(() => String, { description: 'A message to show.' })
  message!: string;

  @Field(() => String, optional('The id of the rule that was violated.'))
  rule!: string | null;
}

@Requires('admin')
@ObjectType({ description: 'The result of changing several users.' })
export class ChangedUsersPayload {
  @Field(() => [AdminUser], { description: 'The changed users.' })
  users!: AdminUser[];

  @Field(() => [RefusedUser], {
    description: 'The users who could not be changed, with the reason.',
  })
  refused!: RefusedUser[];
}

@Requires('admin')
@ObjectType({ description: 'Confirms that an account was deleted.' })
export class DeletedUserPayload {
  @Field(() => ID, { description: 'The id of the deleted account.' })
  deletedUserId!: string;

  @Field(() => String, { description: 'A message to show.' })
  message!: string;
}

@Requires('admin')
@ObjectType({ description: 'Confirms that the user can log in with only the password again.' })
export class RemoveTwoFactorPayload {
  @Field(() => AdminUser, { description: 'The user.' })
  user!: AdminUser;

  @Field(() => String, { description: 'A message to show.' })
  message!: string;
}
