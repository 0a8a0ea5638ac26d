import type { SubjectKey } from '../model/subjects.ts';
import { dimensionOf } from '../model/dimensions.ts';
import { segmentCtes } from '../segment/segmentSql.ts';
import type { Reading } from './condition.ts';
import { shownSql, mergeScans, type Scanned } from './cells.ts';
import {
  columnsOf,
  comparisonOffset,
  isStock,
  isSameOffset,
  type Column,
  type Columns,
  type Formula,
} from './columns.ts';
import type { ValidQuery } from './validateQuery.ts';
import {
  columnsIn,
  formulaOf,
  havingSql,
  keysOf,
  namesJoined,
  plainSql,
  rankingOf,
  sortingSql,
} from './sortOrder.ts';
import { pointsOf } from './points.ts';
import { isSmallGroup } from './smallGroups.ts';
import { keysAt, scanSql, type Level, type ScanSql } from './scan.ts';
import { missingSteps, NOW, type Times } from './times.ts';
import { Values } from './values.ts';
import { wholesSql } from './wholes.ts';

/** Its text may still have the marks of `ANSWER`, which removes them. */
export interface BuiltStatement {
  sql: string;
  values: unknown[];
  measures: number;
  /** Whether the values of the comparison period follow. */
  isCompared: boolean;
}

interface Question {
  validQuery: ValidQuery;
  times: Times;
  now: Date;
  reading: Reading;
  /** The maximum number of rows. */
  most: number;
}

/** Builds the statement: scans each subject and period, merges the rows, ranks, fills gaps and adds names. */
export function statementOf(question: Question): BuiltStatement {
  const { validQuery } = question;
  const values = new Values();
  const columns = columnsOf(validQuery);
  for (const column of columns.all.filter(({ part }) => isStock(part)))
    column.begun = stepsBegun(column, question);
  const scans = scansOf(columns, question, values);
  const wholes = wholesSql(columns, validQuery, keptSql(validQuery));
  const ctes = [
    ...segmentCtes({ validQuery, values, now: question.now, reading: question.reading }),
    ...scans.flatMap(({ name, sql, ctes: before }) => [...before, `${name} as (\n  ${sql})`]),
    ...shownSql(
      scans.filter(({ level }) => level === 'cells'),
      validQuery,
    ),
    ...rankedSql(columns, scans, question, values),
    ...wholes.ctes,
  ];
  const previous = columns.previous?.map(nullIfMissing(question));
  const names = [...columns.current, ...(previous ?? []), ...columns.counts];
  const arrayOf = (formulas: Pick<Formula, 'text'>[]) =>
    `array[${formulas.map((formula) => `(${plainSql(formula)})::float8`).join(', ')}]`;
  const totals = names.map(({ text, totalText = text }) => ({ text: totalText }));
  const sql = `with ${ctes.join(',\n')}
select 0 as "part!", row_number() over (order by ${finalOrder(columns, validQuery, values)}) as place,
  t, ${labelled(validQuery)}, ${arrayOf(names)} as "values!", null::float8 as total, null::float8 as "leftOut"
from rows${wholes.join}${namesAfter(validQuery)}${namesJoined(validQuery.order, validQuery)}
union all
select 1, null, null, null, null, ${arrayOf(totals)}, ${countSql(question)}, left_out
from ${totalsSql(columns, scans, validQuery)}
order by 1, place`;
  return {
    sql,
    values: values.list,
    measures: columns.current.length,
    isCompared: columns.previous !== null,
  };
}

/** A step that the comparison period does not have, such as 31 September, has no value there. */
function nullIfMissing({ validQuery, times }: Question): (formula: Formula) => Formula {
  const back = comparisonOffset(validQuery.compare);
  const missing = back ? missingSteps(times.span(back)) : [];
  if (missing.length === 0) return (formula) => formula;
  const isMissing = `t in (${missing.join(', ')})`;
  return ({ totalText, ...formula }) => ({
    ...formula,
    text: `case when ${isMissing} then null else ${formula.text} end`,
    totalText: totalText ?? formula.text,
  });
}

/** The number of rows of the whole answer. */
function countSql({ validQuery, times }: Question): string {
  const steps = validQuery.dimensions.includes('time') ? times.keys.length : 1;
  if (keysOf(validQuery).length > 0) return `(select count(*) from ranked) * ${steps}`;
  return validQuery.having.length > 0 ? '(select count(*) from rows)' : `${steps}`;
}

/** How many of the steps of a stock have begun; later ones have no value. */
function stepsBegun({ back }: Column, { validQuery, times, now }: Question): number {
  const hasSteps = validQuery.dimensions.includes('time');
  return pointsOf(times.span(back), { hasSteps, now }).length;
}

type NamedScan = Scanned & ScanSql;

/**
 * Combines all aggregates of a subject and period into one pass. Aggregates that cannot be added up get additional
 * passes for larger groups.
 */
function scansOf(columns: Columns, question: Question, values: Values): NamedScan[] {
  const { validQuery, times, now, reading } = question;
  const made: NamedScan[] = [];
  const scan = (wanted: Column[], level: Level) => {
    const passes = new Map<string, Column[]>();
    for (const column of wanted) {
      const id = JSON.stringify([column.part.subject, column.back]);
      passes.set(id, [...(passes.get(id) ?? []), column]);
    }
    for (const own of passes.values()) {
      const subject: SubjectKey = own[0]!.part.subject;
      const span = times.span(own[0]!.back);
      const name = `s${made.length + 1}`;
      const found = { subject, span, columns: own, level };
      const scanContext = { validQuery, values, now, reading };
      made.push({ columns: own, level, ...scanSql(name, found, scanContext) });
    }
  };
  scan(columns.all, 'cells');
  const others = columns.all.filter(({ isAdditive }) => !isAdditive);
  if (hasBoth(validQuery)) {
    const ranking = new Set(rankColumns(columns, validQuery));
    scan(
      others.filter(({ name }) => ranking.has(name)),
      'groups',
    );
  }
  // Values that cannot be added up have no total over the groups that meet a condition.
  const hasTotals = validQuery.totals && validQuery.having.length === 0;
  if (hasTotals && validQuery.dimensions.length > 0) scan(others, 'whole');
  return made;
}

const hasBoth = (validQuery: ValidQuery) =>
  validQuery.dimensions.includes('time') && keysOf(validQuery).length > 0;

/** The columns that groups are ranked and chosen by. */
function rankColumns(columns: Columns, validQuery: ValidQuery): string[] {
  const used = [...rankingOf(validQuery), ...validQuery.having];
  return used.flatMap((one) => formulaOf(one, validQuery, columns) ?? []).flatMap(columnsIn);
}

/** `ranked`: the groups in order; `rows`: the requested groups, with every step of time. */
function rankedSql(
  columns: Columns,
  scans: readonly NamedScan[],
  question: Question,
  values: Values,
): string[] {
  const { validQuery, times, most } = question;
  const hasTime = validQuery.dimensions.includes('time');
  const steps = `generate_series(1, ${Math.max(times.keys.length, 1)}) as every(t)`;
  const filledIn = (key: string) =>
    columns.all.map(({ name, part, begun = times.keys.length }) => {
      if (part.kind === 'percentile') return `c.${name}`;
      const future = begun < times.keys.length ? `when every.t > ${begun} then null ` : '';
      const missing = missingSql(name, scans, key, validQuery);
      return `case ${future}when c.k is null then ${missing} else c.${name} end as ${name}`;
    });
  const having = havingSql(validQuery, columns, values);
  if (keysOf(validQuery).length === 0) {
    const rows = hasTime
      ? `select every.t, '{}'::text[] as k, 1 as place, ${filledIn("'{}'::text[]").join(', ')}
    from ${steps} left join shown c on c.t = every.t`
      : `select t, k, 1 as place, ${columns.all.map(({ name }) => `${wholeSql(name, scans)} as ${name}`).join(', ')} from shown`;
    return [`rows as (${having ? `select * from (${rows}) steps where ${having}` : rows})`];
  }
  const sortings = rankingOf(validQuery);
  const order = [
    ...sortings.map((sorting) => sortingSql(sorting, validQuery, columns, values)),
    'k',
  ].join(', ');
  const groups = hasTime ? groupsSql(columns, scans, validQuery) : [];
  const from = hasTime ? 'groups' : 'shown';
  const own = hasTime ? ['k'] : ['k', ...columns.all.map(({ name }) => name)];
  const limit = values.add(
    Math.max(
      1,
      Math.min(validQuery.limit ?? most, Math.floor(most / Math.max(times.keys.length, 1))),
    ),
    'bigint',
  );
  const ranked = `ranked as (select ${own.join(', ')}, row_number() over (order by ${order}) as place
  from ${from}${namesJoined(sortings, validQuery)}${whereSql([hasTime ? null : 'not is_hidden', having])})`;
  const rows = hasTime
    ? `select every.t, r.k, r.place, ${filledIn('r.k').join(', ')}
  from ranked r cross join ${steps} left join shown c on c.k = r.k and c.t = every.t where r.place <= ${limit}`
    : `select null::int as t, * from ranked where place <= ${limit}`;
  return [...groups, ranked, `rows as (${rows})`];
}

/** The scan of the groups, if it removes few people before it counts this column. */
const leavingOut = (column: string, scans: readonly NamedScan[]): NamedScan | undefined =>
  scans.find(
    ({ level, leavesOut, columns }) =>
      level === 'cells' && leavesOut && columns.some(({ name }) => name === column),
  );

/** Whether few people were removed before this column was counted. */
function hasLeftOut(column: string, scans: readonly NamedScan[]): string {
  const scan = leavingOut(column, scans);
  return scan
    ? `exists (select from ${scan.name}_visible v where v.is_hidden and v.is_wanted)`
    : 'false';
}

/** No rows at all are the count 0, unless they are those of few people. */
const wholeSql = (column: string, scans: readonly NamedScan[]): string =>
  leavingOut(column, scans)
    ? `case when ${column} <> 0 or not ${hasLeftOut(column, scans)} then ${column} end`
    : column;

/** A step without rows has the count 0, unless its few people were removed before anything was counted. */
function missingSql(
  column: string,
  scans: readonly NamedScan[],
  key: string,
  { dimensions }: ValidQuery,
): string {
  const scan = leavingOut(column, scans);
  if (!scan) return '0';
  const keys = keysAt('cells', dimensions);
  const place = (at: number) => `v.c[${at + 1}]`;
  const others = keys.flatMap((one, at) => (one === 'time' ? [] : [place(at)]));
  const own = others.length > 0 ? `array[${others.join(', ')}]` : `'{}'::text[]`;
  const step = place(keys.indexOf('time'));
  return `(select case when bool_or(true) then null else 0 end from ${scan.name}_visible v
      where v.is_hidden and v.is_wanted and ${step} = every.t::text and ${own} = ${key})`;
}

const whereSql = (conditions: readonly (string | null)[]) => {
  const given = conditions.filter((sql) => sql !== null);
  return given.length > 0 ? ` where ${given.join(' and ')}` : '';
};

/** `groups`: over all steps of time. */
function groupsSql(columns: Columns, scans: readonly Scanned[], validQuery: ValidQuery): string[] {
  const ranking = new Set(rankColumns(columns, validQuery));
  const wanted = columns.all.filter(({ name }) => ranking.has(name));
  const sums = wanted.filter(({ isAdditive }) => isAdditive).map(({ name }) => name);
  const passes = scans.filter(({ level }) => level === 'groups');
  const rest = passes.flatMap((scan) => scan.columns.map(({ name }) => name));
  const over = (list: readonly string[], aggregate: string) =>
    list.map((name) => `${aggregate}(${name}) as ${name}`);
  const cells = `select ${['k', ...over(sums, 'sum')].join(', ')} from shown where not is_hidden group by k`;
  if (passes.length === 0) return [`groups as (${cells})`];
  const larger = mergeScans(passes, 'groups', validQuery, (scan) =>
    scan.columns.map(({ name }) => name),
  );
  const nulls = (list: readonly string[]) => list.map((name) => `null::float8 as ${name}`);
  return [
    `summed as (${cells})`,
    `groups as (select ${['k', ...over([...sums, ...rest], 'max')].join(', ')} from (
    select ${['k', 'true as is_shown', ...sums, ...nulls(rest)].join(', ')} from summed
    union all select ${['k', 'false', ...nulls(sums), ...rest].join(', ')} from (${larger}) larger) mixed
  group by k having bool_or(is_shown))`,
  ];
}

/** Narrows a total to the groups that meet the conditions; empty without conditions. */
function keptSql(validQuery: ValidQuery): string {
  if (validQuery.having.length === 0) return '';
  const isKept =
    keysOf(validQuery).length > 0 ? 'k in (select k from ranked)' : 't in (select t from rows)';
  return ` filter (where ${isKept})`;
}

/** Totals add up the visible cells where possible, so that they reveal nothing about hidden ones. */
function totalsSql(columns: Columns, scans: readonly NamedScan[], validQuery: ValidQuery): string {
  const wholes = scans.filter(({ level }) => level === 'whole');
  const isGrouped = validQuery.dimensions.length > 0;
  const kept = keptSql(validQuery);
  const sums = columns.all.flatMap(({ name, isAdditive, part, begun }) => {
    if (!validQuery.totals || (isAdditive && begun === 0)) return [`null::float8 as ${name}`];
    if (!isGrouped) return [`max(${wholeSql(name, scans)}) as ${name}`];
    const isIncomplete = `(bool_or(is_hidden) or ${hasLeftOut(name, scans)})`;
    if (isAdditive)
      return [
        validQuery.isPersonal
          ? `case when ${isIncomplete} then sum(${name})${kept} else coalesce(sum(${name})${kept}, 0) end as ${name}`
          : `coalesce(sum(${name})${kept}, 0) as ${name}`,
      ];
    if (kept) return [`null::float8 as ${name}`];
    const isMissing = part.isPersonal ? ` or bool_or(${name} is null)` : '';
    return validQuery.isPersonal ? [`(${isIncomplete}${isMissing}) as ${name}_hidden`] : [];
  });
  const summed = `(select ${[...sums, `count(*) filter (where is_hidden)${withLeftOutGroups(scans)} as left_out`].join(', ')} from shown) summed`;
  if (wholes.length === 0) return summed;
  const rest = wholes.flatMap((scan) =>
    scan.columns.map(({ name, part, begun }) => {
      if (begun === 0) return `null::float8 as ${name}`;
      const value =
        part.kind === 'percentile' ? `${scan.name}.${name}` : `coalesce(${scan.name}.${name}, 0)`;
      if (!validQuery.isPersonal) return `${value} as ${name}`;
      const people = [
        `${scan.name}_people`,
        ...(part.isPersonal ? [`${scan.name}.${name}_people`] : []),
      ];
      const isHidden = [`coalesce(summed.${name}_hidden, false)`, ...people.map(isSmallGroup)];
      return `case when ${isHidden.join(' or ')} then null else ${value} end as ${name}`;
    }),
  );
  const additive = columns.all
    .filter(({ isAdditive }) => isAdditive)
    .map(({ name }) => `summed.${name}`);
  return `(select ${[...additive, ...rest, 'summed.left_out'].join(', ')} from ${summed} cross join ${wholes.map(({ name }) => name).join(' cross join ')}) whole`;
}

/** Adds the groups that a personal filter removed before anything was counted. */
const withLeftOutGroups = (scans: readonly NamedScan[]) =>
  scans
    .filter(
      ({ leavesOut, level, columns }) =>
        leavesOut && level === 'cells' && columns.some(({ back }) => isSameOffset(back, NOW)),
    )
    .map(({ name }) => ` + (select count(*) from ${name}_visible where is_hidden and is_wanted)`)
    .join('');

function finalOrder(columns: Columns, validQuery: ValidQuery, values: Values): string {
  const wanted = validQuery.order.map((sorting) =>
    sortingSql(sorting, validQuery, columns, values),
  );
  return [...wanted, 't', 'rows.place'].join(', ');
}

/** `k` as keys that a filter accepts, and as the labels of a lookup. */
function labelled(validQuery: ValidQuery): string {
  const keys = keysOf(validQuery);
  const of = (toSql: (lookup: { key: string; label: string }, at: number) => string) =>
    keys.map((key, at) => {
      const { lookup } = dimensionOf(key);
      return lookup ? toSql(lookup, at + 1) : `k[${at + 1}]`;
    });
  if (keys.length === 0) return `k as keys, k as labels`;
  const keyed = of(({ key }, at) => key.replaceAll('x.', `x${at}.`));
  const labels = of(({ label }, at) => label.replaceAll('x.', `x${at}.`));
  return `array[${keyed.join(', ')}] as keys, array[${labels.join(', ')}] as labels`;
}

function namesAfter(validQuery: ValidQuery): string {
  return keysOf(validQuery)
    .flatMap((key, at) => {
      const { lookup } = dimensionOf(key);
      return lookup
        ? [`\nleft join ${lookup.table} x${at + 1} on x${at + 1}.id = k[${at + 1}]::uuid`]
        : [];
    })
    .join('');
}
