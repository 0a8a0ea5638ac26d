import { useSession } from '#client/lib/session.ts';
import { isOffered } from '#client/lib/teamRights.ts';
import type { TeamRight } from '#schema/options/teamRoles.ts';

/** Whether to offer actions that need this right in a company's team. The server decides. */
export function useTeamRight(right: TeamRight): boolean {
  return isOffered(useSession().user, right);
}
