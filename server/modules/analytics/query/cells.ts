import { dimensionOf } from '../model/dimensions.ts';
import { isSameOffset, type Column } from './columns.ts';
import { isSmallGroup, hidingSql } from './smallGroups.ts';
import type { ValidQuery } from './validateQuery.ts';
import { keysAt, type Level } from './scan.ts';
import { NOW } from './times.ts';

/** A scan and its name in the statement. */
export interface Scanned {
  name: string;
  columns: Column[];
  level: Level;
}

/**
 * The key columns of a scan as the other parts of the statement name them: `t` for the step, `k` for the other keys.
 */
export function keyColumns(level: Level, { dimensions }: ValidQuery): { t: string; k: string } {
  const keys = keysAt(level, dimensions);
  const at = keys.indexOf('time');
  const others = keys.flatMap((key, place) => (key === 'time' ? [] : [`g${place + 1}::text`]));
  return {
    t: at < 0 ? 'null::int' : `g${at + 1}`,
    k: others.length > 0 ? `array[${others.join(', ')}]` : `'{}'::text[]`,
  };
}

/** Merges rows of several scans with the same key. Each scan has null in the columns of the others. */
export function mergeScans(
  scans: readonly Scanned[],
  level: Level,
  validQuery: ValidQuery,
  columnsOf: (scan: Scanned) => readonly string[],
): string {
  const { t, k } = keyColumns(level, validQuery);
  const names = scans.flatMap(columnsOf);
  const [only] = scans;
  if (scans.length === 1)
    return `select ${[`${t} as t`, `${k} as k`, ...names].join(', ')} from ${only!.name}`;
  const parts = scans.map((scan) => {
    const own = columnsOf(scan);
    const shown = names.map((name) => (own.includes(name) ? name : `null::float8 as ${name}`));
    return `select ${[`${t} as t`, `${k} as k`, ...shown].join(', ')} from ${scan.name}`;
  });
  const maxima = names.map((name) => `max(${name}) as ${name}`);
  return `select ${['t', 'k', ...maxima].join(', ')}\n  from (${parts.join('\n    union all ')}) every\n  group by t, k`;
}

/** A missing count is zero; a missing percentile stays null, and so does a stock of the future. */
const zeroIfMissing = ({ name, part, begun }: Column) => {
  if (begun === 0) return 'null::float8';
  return part.kind === 'percentile' ? name : `coalesce(${name}, 0)`;
};

/** The CTE `shown`: every cell, with hidden values removed. */
export function shownSql(scans: readonly Scanned[], validQuery: ValidQuery): string[] {
  const columns = scans.flatMap((scan) => scan.columns);
  if (!validQuery.isPersonal) {
    const cells = mergeScans(scans, 'cells', validQuery, (scan) =>
      scan.columns.map(({ name }) => name),
    );
    const values = columns.map((column) => `${zeroIfMissing(column)} as ${column.name}`);
    return [
      `cells as (${cells})`,
      `shown as (select ${['t', 'k', 'false as is_hidden', ...values].join(', ')} from cells)`,
    ];
  }
  const cells = mergeScans(scans, 'cells', validQuery, (scan) => [
    ...scan.columns.map(({ name }) => name),
    `${scan.name}_people`,
    ...scan.columns.filter(({ part }) => part.isPersonal).map(({ name }) => `${name}_people`),
  ]);
  return [`cells as (${cells})`, ...suppressed(scans, validQuery)];
}

const isCurrent = ({ columns }: Scanned) => columns.some(({ back }) => isSameOffset(back, NOW));

/** Hides groups of few people, now and in an earlier period, and single values based on few people. */
function suppressed(scans: readonly Scanned[], { dimensions }: ValidQuery): string[] {
  const earlier = scans.filter((scan) => !isCurrent(scan));
  const columns = scans.flatMap((scan) => [
    `${scan.name}_people`,
    ...scan.columns.flatMap(({ name, part }) =>
      part.isPersonal ? [name, `${name}_people`] : [name],
    ),
  ]);
  const others = dimensions.filter((key) => key !== 'time');
  const keys = others.map((key, at) => ({
    sql: `k[${at + 1}]`,
    isPersonal: dimensionOf(key).isPersonal ?? false,
  }));
  const time = dimensions.includes('time') ? [{ sql: 't', isPersonal: false }] : [];
  const hiding = { keys: [...time, ...keys], tie: 'k' };
  const values = scans.flatMap((scan) =>
    scan.columns.map((column) => {
      const own = column.part.isPersonal ? ` or ${isSmallGroup(`${column.name}_people`)}` : '';
      const then = isCurrent(scan) ? '' : ' or was_hidden';
      const isHiddenHere = `is_hidden${then} or ${isSmallGroup(`${scan.name}_people`)}${own}`;
      return `case when ${isHiddenHere} then null else ${zeroIfMissing(column)} end as ${column.name}`;
    }),
  );
  const before = earlier.length > 0 ? ['size_before', 'was_hidden'] : [];
  const counts = [
    sizeOf(scans.filter(isCurrent), 'size', 'is_hidden'),
    ...(earlier.length > 0 ? [sizeOf(earlier, 'size_before', 'was_hidden')] : []),
  ];
  return [
    `counted as (select *, ${counts.join(',\n      ')} from cells)`,
    ...hidingSql({
      ...hiding,
      name: 'suppressed',
      from: 'counted',
      size: 'size',
      hidden: 'is_hidden',
      columns: ['t', 'k', ...columns, ...before],
    }),
    ...(earlier.length > 0
      ? hidingSql({
          ...hiding,
          name: 'suppressed_before',
          from: 'suppressed',
          size: 'size_before',
          hidden: 'was_hidden',
          columns: ['t', 'k', ...columns, 'is_hidden'],
        })
      : []),
    `shown as (select ${['t', 'k', 'is_hidden', ...values].join(', ')}
      from ${earlier.length > 0 ? 'suppressed_before' : 'suppressed'})`,
  ];
}

/** How many people are behind a row in these scans, and whether they are few. */
function sizeOf(scans: readonly Scanned[], size: string, hidden: string): string {
  const people = scans.map(({ name }) => `${name}_people`);
  return `${people.map(isSmallGroup).join(' or ')} as ${hidden},
      greatest(${people.map((name) => `coalesce(${name}, 0)`).join(', ')}) as ${size}`;
}
