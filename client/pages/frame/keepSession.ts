import type { ApolloClient } from '@apollo/client';
import { SessionUserStartQuery, SessionUser_user } from '#client/components/SessionUser.ts';
import { followCompanyChanges } from '#client/components/team/workCompany.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { endsSession, whyEnded } from '#client/lib/failures.ts';
import {
  currentSession,
  endSession,
  followOtherTabs,
  markUnreachable,
  startSession,
  updateUser,
  watchSession,
  type Session,
} from '#client/lib/session.ts';
import { followVerification } from './followVerification.ts';

const REPEAT_AFTER = 15_000;

/** Reads the stored session, asks the server whether its token is valid, and reacts to changes. */
export function keepSession(client: ApolloClient): () => void {
  let asking: string | null = null;
  let reader: string | null = null;

  const follow = () => {
    const { status, token, unreachable } = currentSession();
    // Data of one user must not be shown to the next.
    if (reader && reader !== token) client.resetStore().catch(() => undefined);
    reader = status === 'member' ? token : null;
    if (status === 'unknown' && token && !unreachable && token !== asking) {
      asking = token;
      void loadSessionUser(client, token).finally(() => (asking = null));
    }
    showInDocument(currentSession());
  };
  const repeat = () => void recheckSession(client);
  const timer = setInterval(repeat, REPEAT_AFTER);
  addEventListener('online', repeat);
  const stops = [
    watchSession(follow),
    followOtherTabs(),
    followVerification(client),
    followCompanyChanges(client),
  ];
  startSession();
  follow();
  return () => {
    clearInterval(timer);
    removeEventListener('online', repeat);
    for (const stop of stops) stop();
  };
}

/** Retries after a check that could not reach the server. */
export async function recheckSession(client: ApolloClient): Promise<void> {
  const { token, unreachable } = currentSession();
  if (token && unreachable) await loadSessionUser(client, token);
}

/** A refusal logs out at once, a network failure does not (product decision 26). */
async function loadSessionUser(client: ApolloClient, token: string): Promise<void> {
  try {
    const { data } = await client.query({
      query: SessionUserStartQuery,
      fetchPolicy: 'network-only',
    });
    if (data?.viewer) updateUser(readFragment(SessionUser_user, data.viewer.user), token);
    else endSession('refused', token);
  } catch (error) {
    if (endsSession(error)) endSession('refused', token, whyEnded(error));
    else markUnreachable(token);
  }
}

/** CSS hides the guest buttons by this attribute. The script in the head has set it before the first paint. */
function showInDocument({ status, user, unreachable, onboardingComplete }: Session): void {
  const { dataset } = document.documentElement;
  if (status === 'member') dataset.session = user?.role ?? '1';
  if (status === 'guest') delete dataset.session;
  if (status === 'member' && onboardingComplete && user?.role !== 'ADMIN')
    dataset.home = 'dashboard';
  else if (status !== 'unknown' || unreachable) delete dataset.home;
}
