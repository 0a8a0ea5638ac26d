import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { InvitationState } from '#schema/options/screens/team.ts';
import type { TeamRight, TeamRole } from '#schema/options/teamRoles.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { InvitationStateEnum, TeamRightEnum, TeamRoleEnum } from '#server/graphql/enums/team.ts';
import { Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@Requires('employer')
@ObjectType({ description: "The caller's place in the team of a company." })
export class Membership {
  companyId!: string;

  @Field(() => ID, { description: 'The id of the membership.' })
  id!: string;

  @Field(() => TeamRoleEnum, { description: "The caller's role." })
  role!: TeamRole;

  @Field(() => [TeamRightEnum], { description: 'What the role includes.' })
  rights!: readonly TeamRight[];

  @Field(() => Boolean, { description: 'Whether the caller works for this company at the moment.' })
  isCurrent!: boolean;

  @Field(() => Boolean, {
    description: 'Whether this is the only member who can manage the company.',
  })
  isOnlyOwner!: boolean;

  @Field(() => DateTime, { description: 'When the caller joined.' })
  joinedAt!: Date;
}

@Requires('employer')
@ObjectType({ description: "A member of the team of the caller's company." })
export class TeamMember {
  jobIds!: string[];

  @Field(() => ID, { description: 'The id of the membership.' })
  id!: string;

  @Field(() => ID, { description: "The id of the member's account." })
  userId!: string;

  @Field(() => String, optional('The name; null if none was entered.'))
  name!: string | null;

  @Field(() => String, { description: 'The email address.' })
  email!: string;

  @Field(() => TeamRoleEnum, { description: 'The role.' })
  role!: TeamRole;

  @Field(() => Boolean, { description: 'Whether this is the caller.' })
  isYou!: boolean;

  @Field(() => DateTime, { description: 'When the member joined.' })
  joinedAt!: Date;

  @Field(() => DateTime, optional('When the member last used the site; only owners see it.'))
  lastActiveAt!: Date | null;

  @Field(() => Int, { description: 'How many jobs of the company the member is in charge of.' })
  postedJobs!: number;

  @Field(() => Int, {
    description: 'How many conversations the member gets notifications for.',
  })
  conversations!: number;
}

@Requires('employer')
@ObjectType({ description: 'An invitation that has not been accepted yet.' })
export class TeamInvitation {
  jobIds!: string[];

  @Field(() => ID, { description: 'The id of the invitation.' })
  id!: string;

  @Field(() => String, { description: 'The address that was invited.' })
  email!: string;

  @Field(() => TeamRoleEnum, { description: 'The role that the person will have.' })
  role!: TeamRole;

  @Field(() => String, optional('Who invited them; null after that person left.'))
  inviterName!: string | null;

  @Field(() => DateTime, { description: 'When the email was last sent.' })
  sentAt!: Date;

  @Field(() => DateTime, { description: 'When the link expires.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether the link has expired. Send it again to renew it.' })
  isExpired!: boolean;
}

@Requires('employer')
@ObjectType({ description: "The people of the caller's company." })
export class Team {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;

  @Field(() => [TeamMember], { description: 'The members, owners first, then by name.' })
  members!: TeamMember[];

  @Field(() => [TeamInvitation], {
    description: 'The invitations that have not been accepted; empty for everyone but owners.',
  })
  invitations!: TeamInvitation[];
}

@Requires('employer')
@ObjectType({ description: 'Something that a member of the team did.' })
export class TeamActivity {
  @Field(() => ID, { description: 'The id of the entry.' })
  id!: string;

  @Field(() => DateTime, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { description: 'What happened, for example `job.create` or `team.join`.' })
  action!: string;

  @Field(() => String, optional('Who did it; null if the account has been deleted or has no name.'))
  actorName!: string | null;

  @Field(() => Boolean, { description: "Whether one of this person's API keys did it." })
  isKey!: boolean;

  @Field(() => String, optional('The job, applicant or colleague that it is about, if any.'))
  subjectName!: string | null;
}

@ObjectType({ description: 'An invitation, as the person who opened its link sees it.' })
export class OpenedTeamInvitation {
  @Field(() => String, { description: 'The company.' })
  companyName!: string;

  @Field(() => String, optional('Who sent it.'))
  inviterName!: string | null;

  @Field(() => String, { description: 'The address that was invited.' })
  email!: string;

  @Field(() => TeamRoleEnum, { description: 'The role in the team.' })
  role!: TeamRole;

  @Field(() => InvitationStateEnum, { description: 'What the caller can do with it.' })
  state!: InvitationState;
}
