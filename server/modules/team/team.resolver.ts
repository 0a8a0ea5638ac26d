import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { TeamRoleEnum } from '#server/graphql/enums/team.ts';
import { NeedsOpenCompany, NeedsTeamRight, Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { AuthPayload } from '#server/modules/account/account.payloads.ts';
import {
  acceptTeamInvitation,
  inviteToTeam,
  joinTeam,
  openedInvitation,
  resendTeamInvitation,
  revokeTeamInvitation,
} from './teamInvitation.service.ts';
import {
  handOverJobs,
  leaveTeam,
  membershipsOf,
  otherCompanyOf,
  removeTeamMember,
  switchCompany,
  teamActivity,
  teamOf,
  updateTeamMember,
} from './member.service.ts';
import {
  AcceptTeamInvitationInput,
  HandOverJobsInput,
  InviteToTeamInput,
  JoinTeamInput,
  LeaveTeamInput,
  RemoveTeamMemberInput,
  SwitchCompanyInput,
  TeamInvitationInput,
  UpdateTeamMemberInput,
} from './team.inputs.ts';
import { HandOverPayload, TeamPayload } from './team.payloads.ts';
import { Membership, OpenedTeamInvitation, Team, TeamActivity } from './team.type.ts';

@Resolver(() => Viewer)
export class TeamResolver {
  @Requires('employer')
  @FieldResolver(() => Team, {
    nullable: true,
    description: "The people of the caller's company; null without a company.",
  })
  team(@Ctx() ctx: Context) {
    return teamOf(ctx);
  }

  @Requires('employer')
  @FieldResolver(() => [Membership], {
    description: 'Every company that the caller is a member of, by name.',
  })
  memberships(@Ctx() ctx: Context) {
    return membershipsOf(ctx);
  }

  @Requires('employer')
  @FieldResolver(() => Membership, {
    nullable: true,
    description:
      'The company of the caller, other than the current one, that an application or a job belongs to: for links that do not name it. Null for anything else.',
  })
  otherCompany(
    @Arg('id', () => ID, { description: 'The id of the application or the job.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return otherCompanyOf(ctx, id);
  }

  @Requires('employer')
  @NeedsOpenCompany()
  @NeedsTeamRight('manage')
  @FieldResolver(() => [TeamActivity], {
    description: 'What the people of the company did for it, the latest 50 first.',
  })
  teamActivity(
    @Arg(
      'before',
      () => String,
      optional('The id of the last entry seen, to read those that happened before it.'),
    )
    before: string | null,
    @Ctx() ctx: Context,
  ) {
    return teamActivity(ctx, before);
  }

  @Query(() => OpenedTeamInvitation, {
    nullable: true,
    description: 'What the link of an invitation offers; null if it has expired or was used.',
  })
  teamInvitation(
    @Arg('token', () => String, { description: 'The value after `token=` in the link.' })
    token: string,
    @Ctx() ctx: Context,
  ): Promise<OpenedTeamInvitation | null> {
    return openedInvitation(ctx, token);
  }

  @Requires('employer')
  @NeedsOpenCompany()
  @NeedsTeamRight('manage')
  @Mutation(() => TeamPayload, {
    description:
      'Emails an invitation to join the team. The answer does not say whether the address has an account.',
  })
  async inviteToTeam(
    @Arg('input', () => InviteToTeamInput, { description: 'The person to invite.' })
    input: InviteToTeamInput,
    @Ctx() ctx: Context,
  ) {
    await inviteToTeam(ctx, input);
    return payload(ctx);
  }

  @Requires('employer')
  @NeedsOpenCompany()
  @NeedsTeamRight('manage')
  @Mutation(() => TeamPayload, {
    description: 'Sends an invitation again, with a new link. The earlier link stops working.',
  })
  async resendTeamInvitation(
    @Arg('input', () => TeamInvitationInput, { description: 'The invitation to send again.' })
    { id }: TeamInvitationInput,
    @Ctx() ctx: Context,
  ) {
    await resendTeamInvitation(ctx, id);
    return payload(ctx);
  }

  @Requires('employer')
  @NeedsTeamRight('manage')
  @Mutation(() => TeamPayload, { description: 'Revokes an invitation: its link stops working.' })
  async revokeTeamInvitation(
    @Arg('input', () => TeamInvitationInput, { description: 'The invitation to revoke.' })
    { id }: TeamInvitationInput,
    @Ctx() ctx: Context,
  ) {
    await revokeTeamInvitation(ctx, id);
    return payload(ctx);
  }

  @Requires('employer')
  @NeedsTeamRight('manage')
  @Mutation(() => TeamPayload, {
    description:
      'Changes the role of a member and the jobs they work on. A company always has an owner.',
  })
  async updateTeamMember(
    @Arg('input', () => UpdateTeamMemberInput, { description: 'The member and their new role.' })
    input: UpdateTeamMemberInput,
    @Ctx() ctx: Context,
  ) {
    await updateTeamMember(ctx, input);
    return payload(ctx);
  }

  @Requires('employer')
  @NeedsTeamRight('manage')
  @Mutation(() => TeamPayload, {
    description:
      'Removes a member: they lose access at once, and their jobs and conversations go to the successor or to you. What they did keeps their name.',
  })
  async removeTeamMember(
    @Arg('input', () => RemoveTeamMemberInput, { description: 'The member to remove.' })
    input: RemoveTeamMemberInput,
    @Ctx() ctx: Context,
  ) {
    await removeTeamMember(ctx, input);
    return payload(ctx);
  }

  @Requires('employer')
  @Mutation(() => TeamPayload, {
    description:
      'Leaves the company you work for at the moment. Your jobs and conversations go to the successor, or to the first owner.',
  })
  async leaveTeam(
    @Arg('input', () => LeaveTeamInput, { description: 'Who takes over from you.' })
    { successorId }: LeaveTeamInput,
    @Ctx() ctx: Context,
  ) {
    await leaveTeam(ctx, successorId ?? null);
    return payload(ctx);
  }

  @Requires('employer')
  @NeedsTeamRight('manage')
  @Mutation(() => HandOverPayload, {
    description:
      'Puts another member in charge of the jobs of a colleague, and of their conversations with applicants.',
  })
  async handOverJobs(
    @Arg('input', () => HandOverJobsInput, { description: 'Both members.' })
    input: HandOverJobsInput,
    @Ctx() ctx: Context,
  ) {
    return { ...(await handOverJobs(ctx, input)), ...payload(ctx) };
  }

  @Requires('employer')
  @Mutation(() => TeamPayload, {
    description: 'Switches to another company that you are a member of, on all your devices.',
  })
  async switchCompany(
    @Arg('input', () => SwitchCompanyInput, { description: 'The company to switch to.' })
    { companyId }: SwitchCompanyInput,
    @Ctx() ctx: Context,
  ) {
    await switchCompany(ctx, companyId);
    return payload(ctx);
  }

  @Requires('employer')
  @Mutation(() => TeamPayload, {
    description: 'Joins the team that the caller was invited to, and works for it from now on.',
  })
  async acceptTeamInvitation(
    @Arg('input', () => AcceptTeamInvitationInput, { description: 'The invitation.' })
    { token }: AcceptTeamInvitationInput,
    @Ctx() ctx: Context,
  ) {
    await acceptTeamInvitation(ctx, token);
    return payload(ctx);
  }

  @Mutation(() => AuthPayload, {
    description:
      'Creates an account with the address that was invited, which is confirmed by the link, logs in and joins the team.',
  })
  joinTeam(
    @Arg('input', () => JoinTeamInput, { description: 'The account to create.' })
    input: JoinTeamInput,
    @Ctx() ctx: Context,
  ) {
    return joinTeam(ctx, input);
  }
}

@Resolver(() => User)
export class UserTeamResolver {
  @FieldResolver(() => TeamRoleEnum, {
    nullable: true,
    description:
      'The role in the team of the company that the user works for at the moment; null without a company.',
  })
  teamRole(@Ctx() { viewer }: Context) {
    return viewer?.team?.role ?? null;
  }
}

function payload({ viewer }: Context): TeamPayload {
  return { viewer: { id: viewer!.userId } };
}
