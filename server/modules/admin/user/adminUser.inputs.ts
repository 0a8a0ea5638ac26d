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

const KEPT = 'Left out, it stays as it is.';

@Validated(searchedUsersSchema)
@ArgsType()
export class AdminUsersArgs extends PageArgs {
  @Field(() => Int, { defaultValue: ADMIN_PAGE_SIZE, description: 'How many, 1 to 100.' })
  declare first: number;

  @Field(() => String, {
    nullable: true,
    description: 'Only those with all of these words in their name or address, in any order.',
  })
  search?: string | null;

  @Field(() => RoleEnum, { nullable: true, description: 'Only those.' })
  role?: Role | null;

  @Field(() => UserStatusEnum, { nullable: true, description: 'Only those.' })
  status?: UserStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those who have confirmed their address, or only those who have not.',
  })
  verified?: boolean | null;
}

@InputType({ description: 'Which user.' })
export class VerifyUserInput {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;
}

@InputType({ description: 'Which user.' })
export class UnsuspendUserInput {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;
}

@InputType({ description: 'Which user.' })
export class DeleteUserInput {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;
}

@Validated(suspendOneSchema)
@InputType({ description: 'Which user, why, and for how long.' })
export class SuspendUserInput {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the person is told; "Admin action" where nothing is said.',
  })
  reason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For how many minutes; left out, until somebody lifts it.',
  })
  duration?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when, in the place of `duration`.',
  })
  until?: Date | null;
}

@Validated(suspendUsersSchema)
@InputType({ description: 'Which users, why, and for how long.' })
export class SuspendUsersInput {
  @Field(() => [ID], { description: 'The ids of the accounts, 1 to 100.' })
  ids!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'What they are told; "Admin action" where nothing is said.',
  })
  reason?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For how many minutes; left out, until somebody lifts it.',
  })
  duration?: number | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when, in the place of `duration`.',
  })
  until?: Date | null;
}

@Validated(verifyUsersSchema)
@InputType({ description: 'Which users.' })
export class VerifyUsersInput {
  @Field(() => [ID], { description: 'The ids of the accounts, 1 to 100.' })
  ids!: string[];
}

@Validated(changeUserSchema)
@InputType({ description: 'Which user, and what changes.' })
export class UpdateUserInput {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { nullable: true, description: `The given name. ${KEPT}` })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: `The family name. ${KEPT}` })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The address to log in with; a new one has to be confirmed anew. ${KEPT}`,
  })
  email?: string;

  @Field(() => String, { nullable: true, description: 'The phone number; null takes it away.' })
  phone?: string | null;

  @Field(() => RoleEnum, {
    nullable: true,
    description: `What this person may do, where nothing of the old role is lost. ${KEPT}`,
  })
  role?: Role;

  @Field(() => UserStatusEnum, {
    nullable: true,
    description: `ACTIVE lifts a suspension, INACTIVE switches the account off; a suspension has a call of its own. ${KEPT}`,
  })
  status?: UserStatus;

  @Field(() => Boolean, {
    nullable: true,
    description: `Whether the address counts as confirmed. ${KEPT}`,
  })
  isVerified?: boolean;
}
