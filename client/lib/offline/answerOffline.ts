import type { ApolloLink, Observable } from '@apollo/client';
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

interface Answered {
  next: (result: ApolloLink.Result) => void;
  error: (error: unknown) => void;
  complete: () => void;
}

/** Answers while the server cannot be reached, or passes on the error if no answer was kept. */
export async function answerOffline(
  operation: Operation,
  error: unknown,
  observer: Answered,
): Promise<void> {
  const answer = await answerTo(operation).catch(() => undefined);
  if (!answer) return observer.error(error);
  observer.next(answer);
  observer.complete();
}

/** The kept answer to a query, or that of a change which will be sent later. */
async function answerTo({ operationName = '', variables, getContext }: Operation) {
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

/** The last request about each thing, by what it is about. */
const lastRequests = new Map<string, Promise<void>>();

/**
 * Sends a change after the one before it about the same thing. If that one still waits for the network, this one waits in
 * its place, even if there is a network now: otherwise the earlier one would arrive last.
 */
export function sendInOrder<Sent extends Operation>(
  operation: Sent,
  forward: (operation: Sent) => Observable<ApolloLink.Result>,
  observer: Answered,
): void {
  const { about } = operation.getContext().whenOffline as WhenOffline;
  const send = async () => {
    await lastRequests.get(about);
    const answer = await replaceWaiting(operation).catch(() => undefined);
    if (answer) {
      observer.next(answer);
      return observer.complete();
    }
    await new Promise<void>((resolve) => {
      forward(operation).subscribe({
        next: (result) => observer.next(result),
        error: (error) => {
          observer.error(error);
          resolve();
        },
        complete: () => {
          observer.complete();
          resolve();
        },
      });
    });
  };
  lastRequests.set(about, send());
}

/** Queues the change in place of an earlier one; undefined if no earlier one waits. */
async function replaceWaiting({ getContext }: Operation) {
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
