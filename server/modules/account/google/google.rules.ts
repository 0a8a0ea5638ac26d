import type { Identity } from '#server/lib/openId.ts';

export type GoogleRefusal = 'unverified' | 'closed' | 'suspended';

interface Account {
  mayHaveSession: boolean;
  /** Whether the account was found by Google's id for the user rather than by email address. */
  isLinked: boolean;
}

/** account.google.admit: whether Google's answer may sign this account in. `null` is a new user. */
export function refusalOf(
  { emailVerified, email }: Identity,
  account: Account | null,
  allowRegistration: boolean,
): GoogleRefusal | null {
  if (account && !account.mayHaveSession) return 'suspended';
  if (account?.isLinked) return null;
  // Anyone can enter any address at a provider. Only a confirmed address may open or create an account.
  if (!emailVerified || !email) return 'unverified';
  return account || allowRegistration ? null : 'closed';
}
