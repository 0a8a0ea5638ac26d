import { Field, ID, InputType } from 'type-graphql';
import type { TeamRole } from '#schema/options/teamRoles.ts';
import {
  inviteSchema,
  joinTeamSchema,
  leaveTeamSchema,
  memberChangeSchema,
  memberRemovalSchema,
  handOverSchema,
  teamInvitationSchema,
  teamTokenSchema,
  switchCompanySchema,
} from '#schema/validation/employers/team.ts';
import { TeamRoleEnum } from '#server/graphql/enums/team.ts';
import type { Context } from '#server/graphql/context.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';
import { minimumPasswordLength } from '#server/modules/account/account.rules.ts';

const JOBS = {
  defaultValue: [],
  description: 'The jobs that a hiring manager or interviewer works on; ignored for other roles.',
};

@Validated(inviteSchema)
@InputType({ description: 'The person to invite.' })
export class InviteToTeamInput {
  @Field(() => String, { description: 'The email address.' })
  email!: string;

  @Field(() => TeamRoleEnum, { description: 'The role in the team.' })
  role!: TeamRole;

  @Field(() => [ID], JOBS)
  jobIds!: string[];
}

@Validated(teamInvitationSchema)
@InputType({ description: 'An invitation of your team.' })
export class TeamInvitationInput {
  @Field(() => ID, { description: 'The id of the invitation.' })
  id!: string;
}

@Validated(memberChangeSchema)
@InputType({ description: 'A member and their new role.' })
export class UpdateTeamMemberInput {
  @Field(() => ID, { description: 'The id of the membership.' })
  id!: string;

  @Field(() => TeamRoleEnum, { description: 'The new role.' })
  role!: TeamRole;

  @Field(() => [ID], JOBS)
  jobIds!: string[];
}

const SUCCESSOR = {
  nullable: true,
  description:
    'The membership of the owner or recruiter who takes over the jobs and conversations of this person.',
};

@Validated(memberRemovalSchema)
@InputType({ description: 'The member to remove.' })
export class RemoveTeamMemberInput {
  @Field(() => ID, { description: 'The id of the membership.' })
  id!: string;

  @Field(() => ID, SUCCESSOR)
  successorId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the API keys of the member keep working, in the name of an owner. The member still knows their secrets, so rotate them. Otherwise they are revoked.',
  })
  keepApiKeys?: boolean | null;
}

@Validated(leaveTeamSchema)
@InputType({ description: 'Who takes over from you.' })
export class LeaveTeamInput {
  @Field(() => ID, SUCCESSOR)
  successorId?: string | null;
}

@Validated(handOverSchema)
@InputType({
  description: 'The member whose work is handed over, and the member who takes it over.',
})
export class HandOverJobsInput {
  @Field(() => ID, { description: 'The membership of the person in charge so far.' })
  fromId!: string;

  @Field(() => ID, {
    description: 'The membership of the owner or recruiter in charge from now on.',
  })
  toId!: string;
}

@Validated(switchCompanySchema)
@InputType({ description: 'The company to switch to.' })
export class SwitchCompanyInput {
  @Field(() => ID, { description: 'The id of a company that you are a member of.' })
  companyId!: string;
}

@Validated(teamTokenSchema)
@InputType({ description: 'An invitation to a team.' })
export class AcceptTeamInvitationInput {
  @Field(() => String, { description: 'The value after `token=` in the link.' })
  token!: string;
}

const leastLength = async ({ services }: Context) =>
  minimumPasswordLength(await services.settings.current());

@Validated(async (ctx) => joinTeamSchema(await leastLength(ctx)), joinTeamSchema())
@InputType({ description: 'A new account, for someone who was invited to a team.' })
export class JoinTeamInput {
  @Field(() => String, { description: 'The value after `token=` in the link.' })
  token!: string;

  @Field(() => String, {
    description: 'The password, at least `site.passwordMinLength` characters.',
  })
  password!: string;

  @Field(() => String, { defaultValue: '', description: 'The given name.' })
  firstName!: string;

  @Field(() => String, { defaultValue: '', description: 'The family name.' })
  lastName!: string;

  @Field(() => String, optional('The `deviceToken` of an earlier login or sign-up on this device.'))
  deviceToken?: string | null;
}
