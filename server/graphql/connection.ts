import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import type { Context } from './context.ts';
import { Failure } from './failures.ts';
import { requirePageSize } from './pageSize.ts';
import { PAGE_NUMBER_MAX, PAGE_SIZE } from '#schema/options/limits.ts';
import { optional } from './optional.ts';

@ObjectType({ description: 'The position of a page within its list.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more entries after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there are entries before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, optional('The cursor of the first entry.'))
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The cursor of the last entry. Pass it as `after` to get the next page.',
  })
  endCursor!: string | null;
}

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    defaultValue: PAGE_SIZE,
    description: 'How many entries to return, 1 to 100.',
  })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Return entries after this cursor. Cannot be combined with `page`.',
  })
  after?: string | null;

  @Field(() => Int, optional('The number of a page, 1 to 100. Cannot be combined with `after`.'))
  page?: number | null;
}

/** The entries of a connection; its total is a different question. */
export interface Page<Row> {
  edges: { cursor: string; node: Row }[];
  nodes: Row[];
  pageInfo: PageInfo;
}

export interface Connection<Row> extends Page<Row> {
  totalCount: number;
  totalCountIsExact: boolean;
}

/** A Relay connection for a type; `nodes` saves clients that need no cursors one level. */
export function connectionOf<Row extends object>(type: ClassType<Row>, name: string) {
  @ObjectType(`${name}Edge`, { description: `An entry in a list of ${name} objects.` })
  class Edge {
    @Field(() => String, { description: 'The cursor of this entry.' })
    cursor!: string;

    @Field(() => type, { description: 'The object at this cursor.' })
    node!: Row;
  }

  @ObjectType(`${name}Connection`, {
    description: `A list of ${name} objects, one page at a time.`,
  })
  class ConnectionType {
    @Field(() => [Edge], { description: 'The entries with their cursors.' })
    edges!: Edge[];

    @Field(() => [type], { description: 'The entries without cursors.' })
    nodes!: Row[];

    @Field(() => PageInfo, { description: 'The position of this page within the list.' })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description:
        'How many entries the list has in total; capped if `totalCountIsExact` is false.',
    })
    totalCount!: number;

    @Field(() => Boolean, { description: 'Whether `totalCount` is exact.' })
    totalCountIsExact!: boolean;
  }
  return ConnectionType;
}

export interface Window<Key> {
  limit: number;
  offset: number;
  after: Key | null;
}

/** The requested page, or a sentence that says why it cannot be served. */
export function windowOf<Key>(
  ctx: Context,
  { first, after, page }: PageArgs,
  decode: (cursor: string) => Key | null,
): Window<Key> {
  const refuse = (field: string, message: string): never => {
    throw new Failure('BAD_USER_INPUT', message, { fields: [{ field, message }] });
  };
  requirePageSize(ctx, first);
  if (page != null && after != null) refuse('page', ctx.t('list.pageAndAfter'));
  if (page != null && (page < 1 || page > PAGE_NUMBER_MAX)) {
    refuse('page', ctx.t('list.page', { max: PAGE_NUMBER_MAX }));
  }
  const key = after == null ? null : decode(after);
  if (after != null && key === null) refuse('after', ctx.t('list.after'));
  return { limit: first, offset: ((page ?? 1) - 1) * first, after: key };
}

interface PageOf<Row> {
  /** Reads one entry more than requested, to know whether another page follows. */
  rows: Row[];
  total: number;
  totalIsExact: boolean;
  window: Window<unknown>;
  cursorOf: (row: Row) => string;
}

export function toConnection<Row>({
  rows,
  total,
  totalIsExact,
  window,
  cursorOf,
}: PageOf<Row>): Connection<Row> {
  return {
    ...toPage(rows, window, cursorOf),
    totalCount: total,
    totalCountIsExact: totalIsExact,
  };
}

/** Cursors are written when a query selects them. */
export function toPage<Row>(
  rows: readonly Row[],
  window: Window<unknown>,
  cursorOf: (row: Row) => string,
): Page<Row> {
  const nodes = rows.slice(0, window.limit);
  const edges = nodes.map((node) => ({
    node,
    get cursor() {
      return cursorOf(node);
    },
  }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: rows.length > window.limit,
      hasPreviousPage: window.after !== null || window.offset > 0,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
  };
}
