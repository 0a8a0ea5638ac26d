import type { UserDisplayStatus } from '#client/gql/graphql.ts';

export type UserAct = 'verify' | 'suspend' | 'unsuspend' | 'delete';
export type BulkAct = 'verify' | 'suspend';

interface Judged {
  id: string;
  isVerified: boolean;
  displayStatus: UserDisplayStatus;
}

/**
 * Verify is offered to the unverified, suspend to those who are not suspended, delete to all but oneself. The server
 * has the last word.
 */
export function actsOn(
  { id, isVerified, displayStatus }: Judged,
  ownId: string | undefined,
): readonly UserAct[] {
  const acts: UserAct[] = isVerified ? [] : ['verify'];
  if (id === ownId) return acts;
  acts.push(displayStatus === 'SUSPENDED' ? 'unsuspend' : 'suspend');
  return [...acts, 'delete'];
}
