import type { ApolloCache, Reference } from '@apollo/client';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import type { KnownStage } from './knownStages.ts';
import { movesFrom } from '#schema/options/applicationMoves.ts';
import { type ApplicationStatus as Stored } from '#schema/options/statuses.ts';

/** The fields the filters look at, and the old and new status and stage. */
export interface StatusChange {
  id: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  fromStage: Pick<KnownStage, 'id' | 'name'> | null;
  toStage: Pick<KnownStage, 'id' | 'name'> | null;
  name: string;
  email: string;
  appliedAt: string;
  answersFit?: { asked: number; fitting: number; missedMust: number } | null;
  job: { id: string; title: string };
}

/** Updates the counts of every matching filter. The applications themselves are cached once, by id. */
export function countChanges(cache: ApolloCache, moved: readonly StatusChange[]): void {
  const viewer = cache.identify({ __typename: 'Viewer' });
  if (!viewer) return;
  const isListed = listedIn(cache);
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
          if (!isWithin(one, args, isListed)) continue;
          add(one.from, -1);
          add(one.to, 1);
          if (Array.isArray(counts['stages']))
            counts['stages'] = countedAgain(counts['stages'] as StageTotal[], one);
        }
        return counts;
      },
    },
  });
}

interface StageTotal {
  __typename?: 'StageCount';
  stageId: string;
  total: number;
}

function countedAgain(
  stages: readonly StageTotal[],
  { fromStage, toStage }: StatusChange,
): readonly StageTotal[] {
  if (fromStage?.id === toStage?.id) return stages;
  const left = stages.map((one) =>
    one.stageId === fromStage?.id ? { ...one, total: Math.max(0, one.total - 1) } : one,
  );
  if (!toStage) return left;
  const place = left.findIndex(({ stageId }) => stageId === toStage.id);
  if (place === -1) return [...left, { __typename: 'StageCount', stageId: toStage.id, total: 1 }];
  return left.with(place, { ...left[place]!, total: left[place]!.total + 1 });
}

/** To be called if more was changed than the cache knows: lists and counts are then refetched. */
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

type IsListed = (id: string, args: Record<string, unknown>) => boolean;

/** Whether the application is in a loaded list with the same words and filters on applicants, whatever its status. */
export function listedIn(cache: ApolloCache): IsListed {
  const viewer = cache.identify({ __typename: 'Viewer' });
  const lists = new Map<string, Set<string>>();
  const keyOf = ({ search, applicants }: Record<string, unknown>) =>
    JSON.stringify([search ?? null, applicants ?? null]);
  cache.modify({
    id: viewer ?? '',
    fields: {
      applications: (page: unknown, { storeFieldName }) => {
        const key = keyOf(argsOf(storeFieldName));
        const refs = lists.get(key) ?? new Set();
        for (const { __ref } of (page as { nodes?: readonly Reference[] }).nodes ?? [])
          refs.add(__ref);
        lists.set(key, refs);
        return page;
      },
    },
  });
  return (id, args) =>
    lists.get(keyOf(args))?.has(cache.identify({ __typename: 'Application', id })!) ?? false;
}

/**
 * Applies the server's filter to a cached application. Only the server can search resumes and apply the filters on
 * applicants; for those, the application matches if a loaded list already has it.
 */
export function isWithin(
  moved: StatusChange,
  args: Record<string, unknown>,
  isListed: IsListed,
): boolean {
  const { jobId, search, appliedFrom, appliedTo, applicants, meetsMustHaves } = args;
  const day = INDIAN_DAY.format(new Date(moved.appliedAt));
  const texts = [moved.name, moved.email, moved.job.title].join('\n').toLowerCase();
  return (
    (typeof jobId !== 'string' || jobId === moved.job.id) &&
    (!applicants || isListed(moved.id, args)) &&
    (typeof search !== 'string' ||
      texts.includes(search.toLowerCase()) ||
      isListed(moved.id, args)) &&
    (typeof appliedFrom !== 'string' || day >= appliedFrom) &&
    (typeof appliedTo !== 'string' || day <= appliedTo) &&
    (meetsMustHaves !== true || (moved.answersFit?.missedMust ?? 0) === 0)
  );
}

/** YYYY-MM-DD, the Swedish format. */
const INDIAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });
