import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { ADMIN_PAGE_SIZE } from '#schema/options/limits.ts';
import type { Role } from '#schema/options/roles.ts';
import type { UserStatus } from '#schema/options/statuses.ts';
import {
  searchedUsersSchema,
  changeUserSchema,
  suspendOneSchema,
  suspendUsersSchema,
  verifyUsersSchema,
} from '#schema/validation/adminUsers.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RoleEnum, UserStatusEnum } from '#server/graphql/enums/people.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

const KEPT = 'If omitted, it stays as it is.';

@Validated(searchedUsersSchema)
@ArgsType()
export class AdminUsersArgs extends PageArgs {
  @Field(() => Int, { defaultValue: ADMIN_PAGE_SIZE, description: 'The page size, 1 to 100.' })
  declare first: number;

  @Field(() => String, {
    nullable: true,
    description: 'Only users whose name or email contains all of these words, in any order.',
  })
  search?: string | null;

  @Field(() => RoleEnum, optional('Only users with this role.'))
  role?: Role | null;

  @Field(() => UserStatusEnum, optional('Only users with this status.'))
  status?: UserStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only users with a confirmed email address. False: only users without one.',
  })
  verified?: boolean | null;
}

@InputType({ description: 'The user.' })
export class VerifyUserInput {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;
}

@InputType({ description: 'The user.' })
export class UnsuspendUserInput {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;
}

@InputType({ description: 'The user.' })
export class DeleteUserInput {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;
}

@InputType({ description: 'Why, and until when.' })
abstract class SuspensionDetails {
  @Field(() => String, optional('The reason, sent to the user. Default: "Admin action".'))
  reason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The duration in minutes. If omitted, the suspension lasts until an administrator lifts it.',
  })
  duration?: number | null;

  @Field(() => DateTime, optional('The end of the suspension, instead of `duration`.'))
  until?: Date | null;
}

@Validated(suspendOneSchema)
@InputType({ description: 'The user to suspend, why, and until when.' })
export class SuspendUserInput extends SuspensionDetails {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;
}

@Validated(suspendUsersSchema)
@InputType({ description: 'The users to suspend, why, and until when.' })
export class SuspendUsersInput extends SuspensionDetails {
  @Field(() => [ID], { description: 'The ids of the accounts, 1 to 100.' })
  ids!: string[];
}

@Validated(verifyUsersSchema)
@InputType({ description: 'The users.' })
export class VerifyUsersInput {
  @Field(() => [ID], { description: 'The ids of the accounts, 1 to 100.' })
  ids!: string[];
}

@Validated(changeUserSchema)
@InputType({ description: 'The user, and what to change.' })
export class UpdateUserInput {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, optional(`The first name. ${KEPT}`))
  firstName?: string | null;

  @Field(() => String, optional(`The last name. ${KEPT}`))
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The email address used to log in. A new address must be confirmed again. ${KEPT}`,
  })
  email?: string;

  @Field(() => String, optional('The phone number; null removes it.'))
  phone?: string | null;

  @Field(() => RoleEnum, {
    nullable: true,
    description: `The role. It can only be changed if no data of the old role would be lost. ${KEPT}`,
  })
  role?: Role;

  @Field(() => UserStatusEnum, {
    nullable: true,
    description: `ACTIVE lifts a suspension, INACTIVE deactivates the account. To suspend a user, call suspendUser. ${KEPT}`,
  })
  status?: UserStatus;

  @Field(() => Boolean, optional(`Whether the email address counts as confirmed. ${KEPT}`))
  isVerified?: boolean;
}

@InputType({ description: 'The user whose two-step verification to remove.' })
export class RemoveTwoFactorInput {
  @Field(() => ID, { description: 'The id of the account.' })
  userId!: string;
}
