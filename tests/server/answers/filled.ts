import { expect } from 'vitest';
import { knownStatements } from '#server/db/statement.ts';
import { changesSince, lastChange, type Change } from './changes.ts';
import { tableColumns, type Column } from './lookalikes.ts';
import type { Market } from './market.ts';

type Columns = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The columns that the request behind these changes may have set to null although they were null before. Otherwise
 * nobody would notice if a webhook still counted as failing after it is enabled, or a report that is sent again stayed
 * resolved.
 */
export async function emptiable(
  { app }: Market,
  changes: readonly Change[],
  isAdded: boolean,
): Promise<Columns> {
  const columns = await tableColumns(app);
  const found = new Map<string, Set<string>>();
  for (const { table, before, after } of changes) {
    if (!after || isAdded !== !before) continue;
    const changed = Object.keys(before ?? {}).filter((name) => !isSame(before![name], after[name]));
    const emptied = assignments()
      .filter((one) => one.table === table && one.isInsert === isAdded)
      .filter(({ assigned }) => changed.every((name) => assigned.has(name)))
      .flatMap((one) => one.emptied)
      .filter((name) => isEmpty((before ?? after)[name]))
      .filter((name) => columns.get(table)?.some((one) => one.name === name && !one.refersTo));
    if (emptied.length > 0) found.set(table, new Set([...(found.get(table) ?? []), ...emptied]));
  }
  return found;
}

/** Fills these columns where they are empty, sends the request, and names the columns that it has emptied. */
export async function emptiedBy(
  market: Market,
  columns: Columns,
  rows: readonly Change[],
  send: () => Promise<unknown>,
): Promise<string[]> {
  await fill(market, columns, rows);
  const start = await lastChange(market.app);
  await send();
  const emptied = (await changesSince(market.app, start)).flatMap(({ table, before, after }) =>
    [...(columns.get(table) ?? [])]
      .filter((name) => before && after && !isEmpty(before[name]) && isEmpty(after[name]))
      .map((name) => `${table}.${name}`),
  );
  return [...new Set(emptied)].toSorted();
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isEmpty = (value: unknown) => value === null || value === 0 || value === false;

async function fill({ app, now }: Market, columns: Columns, rows: readonly Change[]) {
  const tables = await tableColumns(app);
  const few = [...Map.groupBy(rows, ({ table }) => table).values()].flatMap((of) => of.slice(0, 3));
  for (const { table, after } of few) {
    const filled = (tables.get(table) ?? []).filter(
      ({ name }) => columns.get(table)?.has(name) && isEmpty(after?.[name]),
    );
    if (!after || filled.length === 0) continue;
    const [keys] = await app.sql<{ same: string }>(
      'select is_same as same from recording.tables where of_table = ?::regclass',
      [table],
    );
    for (const column of filled)
      await app
        .sql(
          `update ${table} t set ${column.name} = ?
           from jsonb_populate_record(null::${table}, ?) o where ${keys!.same}`,
          [valueOf(column, now), JSON.stringify(after)],
        )
        // Some are never filled in this state.
        .catch((error: unknown) => expect(String(error)).toContain('violates check constraint'));
  }
}

const DAY = 86_400_000;

function valueOf({ type, allowed }: Column, now: Date): unknown {
  if (type.startsWith('timestamp')) return new Date(now.getTime() - DAY);
  if (type === 'boolean') return true;
  if (/int|numeric/.test(type)) return 1;
  return allowed?.[0] ?? (type === 'jsonb' ? '{}' : 'filled');
}

interface Assignment {
  table: string;
  /** Changes a row that is already there (`on conflict do update`). */
  isInsert: boolean;
  assigned: ReadonlySet<string>;
  emptied: readonly string[];
}

const STARTS = /\b(update|insert into)\s+(?!set\b)(\w+)/g;
const ASSIGNED = /(\w+) = (null|0|false)?\b/g;

let all: Assignment[] | undefined;

/** What each statement sets, such as `update webhooks set failing_since = null`. */
function assignments(): readonly Assignment[] {
  all ??= knownStatements().flatMap(({ text }) =>
    [...text.matchAll(STARTS)].map(({ 1: act, 2: table, index }, at, starts) => {
      const part = text.slice(index, starts[at + 1]?.index);
      const [set = ''] = part.slice(part.search(/\bset\b/)).split(/\bwhere\b/);
      const pairs = part.includes('set') ? [...set.matchAll(ASSIGNED)] : [];
      return {
        table: table!,
        isInsert: act !== 'update',
        assigned: new Set(pairs.map(([, name]) => name!)),
        emptied: pairs.flatMap(([, name, empty]) => (empty ? [name!] : [])),
      };
    }),
  );
  return all;
}
