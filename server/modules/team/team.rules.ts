import {
  INVITATION_DAYS,
  INVITATIONS_A_DAY,
  INVITATIONS_OF_A_NEW_COMPANY_A_DAY,
  INVITATIONS_TO_ONE_ADDRESS_A_DAY,
  TEAM_SIZE_MAX,
  type TeamRole,
} from '#schema/options/teamRoles.ts';
import type { InvitationState } from '#schema/options/screens/team.ts';
import type { Role } from '#schema/options/roles.ts';

const DAY = 86_400_000;
export const INVITATION_LIFETIME = INVITATION_DAYS * DAY;
/** How far back emails count against the limits. */
export const SENT_WINDOW = DAY;

/** team.size.room */
export function hasRoomFor(size: number): boolean {
  return size < TEAM_SIZE_MAX;
}

/** team.invite.not-too-many: nobody's inbox is flooded in the name of the site. */
export function mayMailInvitation(
  sent: { byCompany: number; toAddress: number },
  company: { isReviewed: boolean },
): boolean {
  return (
    sent.byCompany < invitationsADay(company) && sent.toAddress < INVITATIONS_TO_ONE_ADDRESS_A_DAY
  );
}

export const invitationsADay = ({ isReviewed }: { isReviewed: boolean }): number =>
  isReviewed ? INVITATIONS_A_DAY : INVITATIONS_OF_A_NEW_COMPANY_A_DAY;

interface Invited {
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
}

/** team.invitation.usable: a link works once, until it expires or is revoked. */
export function isInvitationUsable(invitation: Invited, now: Date): boolean {
  return !invitation.acceptedAt && !invitation.revokedAt && invitation.expiresAt > now;
}

interface Account {
  accountId: string | null;
  accountRole: Role | null;
}

/**
 * team.invitation.own: only the account with the invited address accepts an invitation, and only as an employer,
 * because an account has one role.
 */
export function invitationState(
  { accountId, accountRole }: Account,
  viewerId: string | null,
): InvitationState {
  if (viewerId !== null && viewerId !== accountId) return 'other_account';
  if (accountId === null) return 'sign_up';
  if (accountRole !== 'employer') return 'job_seeker';
  return viewerId === null ? 'log_in' : 'ready';
}

/** team.owner.last: someone has to manage the company. */
export function keepsAnOwner(
  owners: readonly { userId: string }[],
  leaving: { userId: string; role: TeamRole },
): boolean {
  return leaving.role !== 'owner' || owners.some(({ userId }) => userId !== leaving.userId);
}
