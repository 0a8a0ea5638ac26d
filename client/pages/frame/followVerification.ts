import type { ApolloClient } from '@apollo/client';
import { SessionUserQuery } from '#client/components/SessionUser.ts';
import { EMAIL_CONFIRMED } from '#client/lib/emailConfirmed.ts';
import { currentSession } from '#client/lib/session.ts';

/**
 * The confirmation link usually opens in another tab, or on a phone. While the address is unconfirmed, this tab asks
 * again when another tab confirms it and when the user comes back.
 */
export function followVerification(client: ApolloClient): () => void {
  const ask = () => {
    const { status, user } = currentSession();
    if (status !== 'member' || !user || user.emailVerified) return;
    client.query({ query: SessionUserQuery, fetchPolicy: 'network-only' }).catch(() => undefined);
  };
  const confirmed = ({ key }: StorageEvent) => {
    if (key === EMAIL_CONFIRMED) ask();
  };
  const shown = () => {
    if (document.visibilityState === 'visible') ask();
  };
  addEventListener('storage', confirmed);
  document.addEventListener('visibilitychange', shown);
  return () => {
    removeEventListener('storage', confirmed);
    document.removeEventListener('visibilitychange', shown);
  };
}
