import type { ApolloClient } from '@apollo/client';
import { SessionUserQuery, SessionUser_user } from '#client/components/SessionUser.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { updateUser } from '#client/lib/session.ts';
import { storage } from '#client/lib/store/storage.ts';

/** Written when the account switches to another company, so that the other tabs follow. */
const COMPANY_CHANGED = 'companyChanged';

/** Data of one company must not be shown for the next one, so the open pages are read again. */
async function reloadSession(client: ApolloClient): Promise<void> {
  await client.resetStore();
  const { data } = await client.query({ query: SessionUserQuery, fetchPolicy: 'network-only' });
  if (data?.viewer) updateUser(readFragment(SessionUser_user, data.viewer.user));
}

/** The account joined, left or switched a company. */
export function announceCompanyChange(client: ApolloClient): Promise<void> {
  storage.write(COMPANY_CHANGED, crypto.randomUUID());
  return reloadSession(client);
}

/** Follows a switch in another tab. */
export function followCompanyChanges(client: ApolloClient): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === COMPANY_CHANGED) reloadSession(client).catch(() => undefined);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}
