import { getNamedType, isEnumType, isObjectType, type GraphQLObjectType } from 'graphql';
import { rootFields, type RootField } from '#tests/server/isolation/idPlaces.ts';
import { selectAllFields } from '#tests/server/isolation/selectAllFields.ts';
import { publishedSchema } from '#tests/support/publishedSchema.ts';
import type { Market, Who } from './market.ts';
import { callersOfField } from './reads.ts';

/** A list that is read in pages, in one of its orders. */
interface PagedList {
  name: string;
  as: Who;
  ask: (page: string) => string;
  path: readonly string[];
  /** Lists without page numbers have cursors only. */
  hasPageNumbers: boolean;
}

interface ReadPage {
  entries: string[];
  hasNext: boolean;
  end: string | null;
}

const MOST = 100;

/** What tells the entries of a list apart. */
function entryOf(type: GraphQLObjectType): string {
  const list = getNamedType(type.getFields()['nodes']!.type);
  if (isObjectType(list) && 'id' in list.getFields()) return 'nodes { id }';
  return `nodes ${selectAllFields(type.getFields()['nodes']!.type, 1)}`;
}

function listsOf({ parents, field }: RootField): PagedList[] {
  const type = getNamedType(field.type);
  if (!isObjectType(type) || !('nodes' in type.getFields())) return [];
  const names = field.args.map(({ name }) => name);
  const isAskedAlone = field.args.every(
    ({ type: needed, defaultValue }) => !String(needed).endsWith('!') || defaultValue !== undefined,
  );
  if (!names.includes('first') || !isAskedAlone) return [];
  const sort = field.args.find(({ name }) => name === 'sort');
  const sortType = sort && getNamedType(sort.type);
  const orders = isEnumType(sortType) ? sortType.getValues().map((one) => one.name) : [null];
  const path = [...parents, field.name];
  return callersOfField(parents, field.name).flatMap((as) =>
    orders.map((order) => ({
      name: `${path.join('.')}${order ? ` by ${order}` : ''} for ${as}`,
      as,
      path,
      hasPageNumbers: names.includes('page'),
      ask: (page: string) => {
        const asked = [page, order && `sort: ${order}`].filter(Boolean).join(', ');
        const inner = `${field.name}(${asked}) {
          ${entryOf(type)} pageInfo { hasNextPage endCursor } }`;
        return `{ ${parents.reduceRight((all, parent) => `${parent} { ${all} }`, inner)} }`;
      },
    })),
  );
}

export const PAGED_LISTS = rootFields(publishedSchema)
  .filter(({ kind }) => kind === 'query')
  .flatMap(listsOf);

async function read(market: Market, { as, ask, path }: PagedList, page: string) {
  const { data, errors } = await market.graphql(as, ask(page));
  if (errors?.every(({ extensions }) => extensions['code'] === 'FORBIDDEN')) return null;
  if (errors) throw new Error(`${path.join('.')}(${page}): ${JSON.stringify(errors)}`);
  const found = path.reduce<unknown>((value, key) => (value as never)[key], data) as {
    nodes: object[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  const { hasNextPage: hasNext, endCursor: end } = found.pageInfo;
  return { entries: found.nodes.map((node) => JSON.stringify(node)), hasNext, end };
}

/** How the pages differ from the list in one piece; null if it has fewer than two entries. */
export async function pagingMistakes(market: Market, list: PagedList): Promise<string[] | null> {
  const whole = await read(market, list, `first: ${MOST}`);
  if (!whole || whole.entries.length < 2) return null;
  const { length } = whole.entries;
  const size = Math.ceil(length / 3);
  const mistakes: string[] = [];
  const compare = (page: string, found: ReadPage | null, from: number, to: number) => {
    const wanted = whole.entries.slice(from, to);
    const hasNext = to < length || whole.hasNext;
    // The last page of a long list goes beyond the part that was read in one piece.
    const entries = whole.hasNext ? found?.entries.slice(0, wanted.length) : found?.entries;
    if (JSON.stringify(entries) !== JSON.stringify(wanted))
      mistakes.push(`${list.name}, ${page}: other entries than ${from + 1} to ${to} of ${length}`);
    if (found?.hasNext !== hasNext)
      mistakes.push(`${list.name}, ${page}: says ${hasNext ? 'no' : 'that there are'} more`);
  };
  let end: string | null = null;
  for (let from = 0; from < length; from += size) {
    const page: string = [`first: ${size}`, end && `after: "${end}"`].filter(Boolean).join(', ');
    const found = await read(market, list, page);
    compare(page, found, from, Math.min(from + size, length));
    end = found?.end ?? null;
  }
  const all = `first: ${length}`;
  compare(all, await read(market, list, all), 0, length);
  const second = `first: ${length - 1}, page: 2`;
  if (list.hasPageNumbers && !whole.hasNext)
    compare(second, await read(market, list, second), length - 1, length);
  return mistakes;
}
