import { currentSession } from '#client/lib/session.ts';
import { accountOf, answerFrom, keptAnswersOf, withUnsentSaves } from './keptAnswers.ts';
import type { KeptAccount } from './deviceStore.ts';
import { addToOutbox, outboxOf, type NewEntry } from './outbox.ts';
import { offlineState, setOfflineState } from './offlineState.ts';

interface Operation {
  operationName?: string | undefined;
  variables: Readonly<Record<string, unknown>>;
  getContext: () => Readonly<Record<string, unknown>>;
}

/** A mutation with this in its context waits for the network instead of failing, and is answered with `answer`. */
export interface WhenOffline extends NewEntry {
  answer: Readonly<Record<string, unknown>>;
}

/** The kept answer to a query while the server cannot be reached; undefined if no answer was kept. */
export async function answerOffline({ operationName = '', variables, getContext }: Operation) {
  const { token, whenOffline } = getContext();
  if (typeof token !== 'string') return undefined;
  const account = await accountOf(token);
  if (!account) return undefined;
  if (whenOffline) {
    const answer = await queue(account, whenOffline as WhenOffline);
    setOfflineState({ isOffline: true });
    return answer;
  }
  const kept = await keptAnswersOf(account.userId);
  const found = answerFrom(kept, account.userId, operationName, variables);
  // Another person may have logged in meanwhile.
  if (!found || currentSession().token !== token) return undefined;
  const { savedAt } = offlineState();
  setOfflineState({ isOffline: true, savedAt: Math.min(savedAt ?? found.at, found.at) });
  const data = withUnsentSaves(found.data, await outboxOf(account.userId));
  return { data: data as Record<string, unknown> };
}

/**
 * Puts a change in the place of an earlier one of the same thing that still waits to be sent, even if there is a
 * network: otherwise the earlier one would arrive last. Undefined if none waits.
 */
export async function replaceWaiting({ getContext }: Operation) {
  const { token, whenOffline } = getContext() as { token?: unknown; whenOffline: WhenOffline };
  const account = typeof token === 'string' ? await accountOf(token) : undefined;
  if (!account) return undefined;
  const waiting = await outboxOf(account.userId);
  const isWaiting = waiting.some(({ about }) => about === whenOffline.about);
  return isWaiting ? queue(account, whenOffline) : undefined;
}

async function queue({ userId }: KeptAccount, { answer, ...entry }: WhenOffline) {
  await addToOutbox(userId, entry);
  return { data: answer };
}
