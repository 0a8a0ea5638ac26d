import type { ApolloClient } from '@apollo/client';
import { changeOf, type knownApplication } from './cachedApplication.ts';
import { showStatusChanges } from './listPositions.ts';

type CachedApplication = NonNullable<ReturnType<typeof knownApplication>>;

/**
 * Updates lists and counts after an action that may have moved the application to another stage. Returns the name of
 * the new stage if there is one. `before` is the application as the cache had it.
 */
export function showMove(
  client: ApolloClient,
  before: CachedApplication | null,
  now: Pick<CachedApplication, 'status' | 'stage'> | null | undefined,
): string | null {
  if (!before || !now || before.stage?.id === now.stage?.id) return null;
  showStatusChanges(client.cache, [changeOf(before, now)]);
  return now.stage?.name ?? null;
}
