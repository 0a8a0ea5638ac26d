import { deviceStore } from '#client/lib/offline/deviceStore.ts';
import { postToWorker } from '#client/lib/offline/worker.ts';
import { storage } from '#client/lib/store/storage.ts';
import type { Session } from '#client/lib/session.ts';

/**
 * Deletes the data of other accounts from this device. The new token also sends the changes that waited for a login.
 */
export async function keepAccount(userId: string, token: string, locale: string): Promise<void> {
  for (const account of await deviceStore.all('accounts'))
    if (account.userId !== userId) await deviceStore.remove('accounts', account.userId);
  for (const name of ['answers', 'outbox'] as const)
    for (const entry of await deviceStore.all(name))
      if (entry.userId !== userId)
        await deviceStore.remove(name, 'key' in entry ? entry.key : entry.id);
  for (const { refusal, ...entry } of await deviceStore.all('outbox', userId))
    if (refusal?.needsLogin) await deviceStore.write('outbox', entry);
  await deviceStore.write('accounts', { userId, token, locale });
}

/** The session has ended. Unsent changes wait for the same person's next login, unless they logged out themselves. */
export async function forgetAccount({ ended }: Pick<Session, 'ended'>): Promise<void> {
  await deviceStore.clear('accounts');
  await deviceStore.clear('answers');
  // A logout in another tab, or before this page was loaded, left this mark in local storage.
  const hasLeft = ended === 'left' || storage.read('onboardingComplete') === 'false';
  if (!hasLeft) return;
  await deviceStore.clear('outbox');
  postToWorker({ forgetPages: true });
}
