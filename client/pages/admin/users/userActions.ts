import type { UserDisplayStatus } from '#client/gql/graphql.ts';

export type UserAction = 'verify' | 'suspend' | 'unsuspend' | 'delete';
export type BulkUserAction = 'verify' | 'suspend';

interface ModeratedUser {
  id: string;
  isVerified: boolean;
  displayStatus: UserDisplayStatus;
}

/**
 * Unverified users can be verified, active ones suspended, and everyone but oneself deleted. The server decides.
 */
export function userActionsOn(
  { id, isVerified, displayStatus }: ModeratedUser,
  ownId: string | undefined,
): readonly UserAction[] {
  const acts: UserAction[] = isVerified ? [] : ['verify'];
  if (id === ownId) return acts;
  if (displayStatus === 'SUSPENDED') acts.push('unsuspend');
  else if (displayStatus !== 'INACTIVE') acts.push('suspend');
  return [...acts, 'delete'];
}
