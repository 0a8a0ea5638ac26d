import { ROLE_RIGHTS, type TeamRight, type TeamRole } from '#schema/options/teamRoles.ts';
import type { SessionUser } from './session.ts';

/**
 * Whether the pages for this right are offered. The server decides; without a company, an employer sees all of them.
 */
export function isOffered(user: Pick<SessionUser, 'teamRole'> | null, right: TeamRight): boolean {
  const role = user?.teamRole?.toLowerCase() as TeamRole | undefined;
  return !role || ROLE_RIGHTS[role].includes(right);
}
