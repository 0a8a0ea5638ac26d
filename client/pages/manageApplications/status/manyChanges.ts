import type { ApolloClient } from '@apollo/client';
import { clock } from '#client/lib/clock.ts';
import { refetchApplications, changeOf, knownApplication } from './cachedApplication.ts';
import { showStatusChanges } from './listPositions.ts';
import { forgetTimelines, nextOf, type StatusChange } from './statusCache.ts';

/** What the server will most likely answer. */
export const expected = (wanted: readonly StatusChange[]) => ({
  applications: wanted.map(({ id, to, toStage }) => ({
    __typename: 'Application' as const,
    id,
    status: to,
    statusChangedAt: new Date(clock.now()).toISOString(),
    moves: nextOf(to),
    stage: toStage && { __typename: 'Stage' as const, id: toStage.id, name: toStage.name },
  })),
  refused: [],
});

/** The wanted changes that the server has made. */
export function among(
  wanted: readonly StatusChange[],
  answer: { applications: readonly { id: string }[] } | undefined,
): StatusChange[] {
  const ids = new Set(answer?.applications.map(({ id }) => id));
  return wanted.filter(({ id }) => ids.has(id));
}

/** Another user changed the refused ones first: show their current status. */
export async function settle(
  client: ApolloClient,
  changed: readonly StatusChange[],
  refused: readonly { id: string }[],
): Promise<void> {
  forgetTimelines(client.cache, changed);
  if (refused.length === 0) return;
  const before = new Map(refused.map(({ id }) => [id, knownApplication(client, id)]));
  const current = await refetchApplications(client, [...before.keys()]).catch(() => []);
  const moved = current.flatMap((now) => {
    const known = before.get(now.id);
    return known && (known.status !== now.status || known.stage?.id !== now.stage?.id)
      ? [changeOf(known, now)]
      : [];
  });
  showStatusChanges(client.cache, moved);
}
