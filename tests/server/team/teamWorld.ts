import type { TeamRole } from '#schema/options/teamRoles.ts';
import type { App } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { addCompany, addMember } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';

interface Member {
  id: string;
  userId: string;
  email: string;
  role: string;
  isYou: boolean;
  postedJobs: number;
  lastActiveAt: string | null;
  jobs: { id: string }[];
}

interface Invitation {
  id: string;
  email: string;
  role: string;
  inviterName: string | null;
  isExpired: boolean;
}

export interface SeenTeam {
  members: Member[];
  invitations: Invitation[];
}

/** An employer who works for the company in this role, on all of its jobs or on some. */
export async function colleague(
  app: App,
  { company }: Employer,
  role: TeamRole,
  jobIds: string[] = [],
): Promise<Person & { memberId: string }> {
  const { person } = await scenario(app).employer({ as: 'person', company: null });
  const { id } = await addMember(app, company!.id, person.id, role, jobIds);
  return { ...person, memberId: id };
}

/** They are a member of another company from now on, and not of this one. */
export async function moveToAnotherCompany(app: App, { id, company }: Employer): Promise<void> {
  await addMember(app, (await addCompany(app)).id, id);
  await app.sql('delete from company_members where user_id = ? and company_id = ?', [
    id,
    company!.id,
  ]);
}

export async function teamOf(who: Caller): Promise<SeenTeam | null> {
  const { viewer } = await who.graphql<{ viewer: { team: SeenTeam | null } }>(`{ viewer { team {
    members { id userId email role isYou postedJobs lastActiveAt jobs { id } }
    invitations { id email role inviterName isExpired } } } }`);
  return viewer.team;
}

export async function membershipsOf(who: Caller) {
  type Seen = { role: string; isCurrent: boolean; company: { id: string } };
  const { viewer } = await who.graphql<{ viewer: { memberships: Seen[] } }>(
    '{ viewer { memberships { role isCurrent company { id } } } }',
  );
  return viewer.memberships;
}

const change =
  (field: string, type: string) =>
  (who: Caller, input: object = {}) =>
    who.graphql(`mutation($input: ${type}!) { ${field}(input: $input) { viewer { id } } }`, {
      input,
    });

export const invite = change('inviteToTeam', 'InviteToTeamInput');
export const resend = change('resendTeamInvitation', 'TeamInvitationInput');
export const revoke = change('revokeTeamInvitation', 'TeamInvitationInput');
export const accept = change('acceptTeamInvitation', 'AcceptTeamInvitationInput');
export const updateMember = change('updateTeamMember', 'UpdateTeamMemberInput');
export const remove = change('removeTeamMember', 'RemoveTeamMemberInput');
export const handOver = change('handOverJobs', 'HandOverJobsInput');
export const leave = change('leaveTeam', 'LeaveTeamInput');
export const switchTo = change('switchCompany', 'SwitchCompanyInput');

/** The token of the invitation that was sent to this address; not the one of an earlier email. */
export async function invitedToken(app: App, email: string, earlier?: string): Promise<string> {
  const texts = (await app.mails(email)).map(({ text }) => text);
  const tokens = texts.flatMap((text) => /join-team\?token=(\S+)/.exec(text)?.[1] ?? []);
  return tokens.find((token) => token !== earlier) ?? '';
}

export async function opened(who: Caller, token: string) {
  type Opened = { state: string; email: string; role: string; companyName: string };
  const { teamInvitation } = await who.graphql<{ teamInvitation: Opened | null }>(
    'query($token: String!) { teamInvitation(token: $token) { state email role companyName } }',
    { token },
  );
  return teamInvitation;
}

export async function joinAs(app: App, token: string, more: object = {}) {
  const input = { token, password: 'A good passphrase 1', firstName: 'Meera', ...more };
  const { joinTeam } = await app.graphql<{
    joinTeam: { accessToken: string; user: { id: string; email: string; emailVerified: boolean } };
  }>(
    'mutation($input: JoinTeamInput!) { joinTeam(input: $input) { accessToken user { id email emailVerified } } }',
    { input },
  );
  return joinTeam;
}
