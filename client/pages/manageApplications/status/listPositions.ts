import type { ApolloCache, Reference } from '@apollo/client';
import type { ApplicationSort } from '#client/gql/graphql.ts';
import { argsOf, countChanges, isWithin, listedIn, type StatusChange } from './statusCache.ts';

interface StoredPage {
  nodes?: readonly Reference[];
  pageInfo?: { hasNextPage?: boolean; endCursor?: string | null };
}

type Key = Pick<StatusChange, 'id' | 'name' | 'appliedAt' | 'answersFit'>;
type ReadField = (field: string, from: Reference) => unknown;

/** Updates the counts and adds the applications to the lists of their new status. */
export function showStatusChanges(cache: ApolloCache, moved: readonly StatusChange[]): void {
  countChanges(cache, moved);
  insertInLists(cache, moved);
}

/**
 * Inserts applications at their position in the lists of their new status; the page itself hides what no longer
 * matches. A list is stored as pages linked by cursors: an application belongs on the last page that begins before it,
 * and beyond the loaded pages it arrives with its own.
 */
function insertInLists(cache: ApolloCache, moved: readonly StatusChange[]): void {
  if (moved.length === 0) return;
  const pages = new Map<string, StoredPage>();
  let read: ReadField | undefined;
  eachPage(cache, (name, page, readField) => {
    read = readField;
    if (Array.isArray(argsOf(name)['statuses'])) pages.set(name, page);
    return page;
  });
  const additions = new Map<string, StatusChange[]>();
  const isListed = listedIn(cache);
  for (const [name] of [...pages].filter(([first]) => argsOf(first)['after'] == null)) {
    const { statuses, stageId, sort, ...filter } = argsOf(name);
    const chain = chainFrom(name, pages);
    const known = new Set(chain.flatMap((link) => (pages.get(link)?.nodes ?? []).map(refOf)));
    const compare = comparisonOf(sort);
    for (const one of moved) {
      const isHere = known.has(cache.identify({ __typename: 'Application', id: one.id })!);
      if (isHere || !(statuses as string[]).includes(one.to) || !isWithin(one, filter, isListed))
        continue;
      if (typeof stageId === 'string' && stageId !== one.toStage?.id) continue;
      const page = chain.findLast((link, place) => {
        const [first] = pages.get(link)?.nodes ?? [];
        return place === 0 || (first && compare(keyOf(first, read!), one) < 0);
      })!;
      additions.set(page, [...(additions.get(page) ?? []), one]);
    }
  }
  if (additions.size === 0) return;
  eachPage(cache, (name, page, readField) => {
    const compare = comparisonOf(argsOf(name)['sort']);
    const nodes = [...(page.nodes ?? [])];
    for (const one of additions.get(name) ?? []) {
      const place = nodes.findIndex((node) => compare(keyOf(node, readField), one) > 0);
      const __ref = cache.identify({ __typename: 'Application', id: one.id })!;
      if (place !== -1) nodes.splice(place, 0, { __ref });
      else if (!page.pageInfo?.hasNextPage) nodes.push({ __ref });
    }
    return nodes.length === page.nodes?.length ? page : { ...page, nodes };
  });
}

function eachPage(
  cache: ApolloCache,
  change: (name: string, page: StoredPage, readField: ReadField) => StoredPage,
): void {
  const viewer = cache.identify({ __typename: 'Viewer' });
  if (!viewer) return;
  cache.modify({
    id: viewer,
    fields: {
      applications: (page: unknown, { storeFieldName, readField }) =>
        change(storeFieldName, page as StoredPage, readField as ReadField),
    },
  });
}

/** The pages of a list in their order. Pages of one list have the same filter, but may differ in size. */
function chainFrom(first: string, pages: ReadonlyMap<string, StoredPage>): string[] {
  const filterOf = (name: string) => {
    const { after: _after, first: _first, ...filter } = argsOf(name);
    return JSON.stringify(filter);
  };
  const followers = new Map(
    [...pages.keys()]
      .filter((name) => filterOf(name) === filterOf(first))
      .map((name) => [argsOf(name)['after'], name]),
  );
  const chain = [first];
  for (let link = first; chain.length <= pages.size;) {
    const next = followers.get(pages.get(link)?.pageInfo?.endCursor);
    if (!next) break;
    chain.push(next);
    link = next;
  }
  return chain;
}

const refOf = ({ __ref }: Reference) => __ref;
const keyOf = (node: Reference, read: ReadField): Key => ({
  id: String(read('id', node)),
  name: String(read('name', node)),
  appliedAt: String(read('appliedAt', node)),
  answersFit: read('answersFit', node) as Key['answersFit'],
});

const ordered = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const byTime = (a: Key, b: Key) => ordered(a.appliedAt, b.appliedAt) || ordered(a.id, b.id);
/** Repeats the server's order by answers. */
const scoreOf = ({ answersFit }: Key) =>
  answersFit
    ? Math.floor((answersFit.fitting * 100) / answersFit.asked) - answersFit.missedMust * 100
    : -2000;
const COMPARISONS: Readonly<Record<ApplicationSort, (a: Key, b: Key) => number>> = {
  NEWEST: (a, b) => byTime(b, a),
  OLDEST: byTime,
  ANSWERS: (a, b) => scoreOf(b) - scoreOf(a) || ordered(b.id, a.id),
  NAME: (a, b) => ordered(a.name.toLowerCase(), b.name.toLowerCase()) || ordered(a.id, b.id),
  // Only the server knows this order, so the application is shown first until the list is fetched again.
  MATCH: () => 1,
  RATING: () => 1,
};
const comparisonOf = (sort: unknown) => COMPARISONS[(sort ?? 'NEWEST') as ApplicationSort];
