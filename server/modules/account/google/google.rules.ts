import type { Identity } from '#server/lib/openId.ts';

export type GoogleRefusal = 'unverified' | 'closed' | 'suspended';

interface Account {
  mayHaveSession: boolean;
  /** Found by the provider's own name for this person, and not by the address. */
  isLinked: boolean;
}

/** account.google.admit: whom the provider's word lets in; `null` is nobody known yet. */
export function refusalOf(
  { emailVerified, email }: Identity,
  account: Account | null,
  allowRegistration: boolean,
): GoogleRefusal | null {
  if (account && !account.mayHaveSession) return 'suspended';
  if (account?.isLinked) return null;
  // Anybody may type any address at a provider: only one that it has confirmed opens or makes an account.
  if (!emailVerified || !email) return 'unverified';
  return account || allowRegistration ? null : 'closed';
}
