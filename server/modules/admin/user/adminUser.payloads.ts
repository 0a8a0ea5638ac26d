import { Field, ID, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { AdminUser } from './adminUser.type.ts';

@Requires('admin')
@ObjectType({ description: 'A user as they are now.' })
export class AdminUserPayload {
  @Field(() => AdminUser, { description: 'The user.' })
  user!: AdminUser;
}

@Requires('admin')
@ObjectType({ description: 'One who was left as they were, and why.' })
export class RefusedUser {
  @Field(() => ID, { description: 'The id that was given.' })
  id!: string;

  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;

  @Field(() => String, { nullable: true, description: 'The rule that says so.' })
  rule!: string | null;
}

@Requires('admin')
@ObjectType({ description: 'What has become of several users.' })
export class ChangedUsersPayload {
  @Field(() => [AdminUser], { description: 'Those that were changed, as they are now.' })
  users!: AdminUser[];

  @Field(() => [RefusedUser], { description: 'Those that stayed as they were.' })
  refused!: RefusedUser[];
}

@Requires('admin')
@ObjectType({ description: 'That an account is gone.' })
export class DeletedUserPayload {
  @Field(() => ID, { description: 'The id it had.' })
  deletedUserId!: string;

  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;
}
