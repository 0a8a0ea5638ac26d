import type { ApolloCache } from '@apollo/client';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { movesFrom } from '#schema/options/applicationMoves.ts';
import { type ApplicationStatus as Stored } from '#schema/options/statuses.ts';

/** The fields the filters look at, and the old and new status. */
export interface StatusChange {
  id: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  name: string;
  email: string;
  appliedAt: string;
  job: { id: string; title: string };
}

/** Updates the counts of every matching filter. The applications themselves are cached once, by id. */
export function countChanges(cache: ApolloCache, moved: readonly StatusChange[]): void {
  const viewer = cache.identify({ __typename: 'Viewer' });
  if (!viewer) return;
  cache.modify({
    id: viewer,
    fields: {
      applicationCounts: (stored: unknown, { storeFieldName }) => {
        const args = argsOf(storeFieldName);
        const counts = { ...(stored as Record<string, unknown>) };
        const add = (status: ApplicationStatus, by: number) => {
          const name = status.toLowerCase();
          if (typeof counts[name] === 'number') counts[name] = Math.max(0, counts[name] + by);
        };
        for (const one of moved) {
          if (one.from === one.to || !isWithin(one, args)) continue;
          add(one.from, -1);
          add(one.to, 1);
        }
        return counts;
      },
    },
  });
}

/** More was changed than the cache knows: refetch lists and counts. */
export function forgetReceived(cache: ApolloCache): void {
  const viewer = cache.identify({ __typename: 'Viewer' });
  if (!viewer) return;
  const forget = (_stored: unknown, { DELETE }: { DELETE: unknown }) => DELETE;
  cache.modify({ id: viewer, fields: { applications: forget, applicationCounts: forget } });
}

/** A timeline not returned by the mutation is refetched when opened. */
export function forgetTimelines(cache: ApolloCache, moved: readonly StatusChange[]): void {
  for (const { id } of moved)
    cache.evict({ id: cache.identify({ __typename: 'Application', id }), fieldName: 'events' });
}

export const nextOf = (status: ApplicationStatus): ApplicationStatus[] =>
  movesFrom(status.toLowerCase() as Stored).map((one) => one.toUpperCase() as ApplicationStatus);

/** `applications:{"statuses":["PENDING"]}`, `applicationCounts({"jobId":null})`. */
export function argsOf(storeFieldName: string): Record<string, unknown> {
  const json = /\{.*\}/s.exec(storeFieldName)?.[0];
  return json ? (JSON.parse(json) as Record<string, unknown>) : {};
}

/** Repeats the server's filter for cached applications. */
export function isWithin(moved: StatusChange, args: Record<string, unknown>): boolean {
  const { jobId, search, appliedFrom, appliedTo } = args;
  const day = INDIAN_DAY.format(new Date(moved.appliedAt));
  const texts = [moved.name, moved.email, moved.job.title].join('\n').toLowerCase();
  return (
    (typeof jobId !== 'string' || jobId === moved.job.id) &&
    (typeof search !== 'string' || texts.includes(search.toLowerCase())) &&
    (typeof appliedFrom !== 'string' || day >= appliedFrom) &&
    (typeof appliedTo !== 'string' || day <= appliedTo)
  );
}

/** YYYY-MM-DD, the Swedish format. */
const INDIAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });
