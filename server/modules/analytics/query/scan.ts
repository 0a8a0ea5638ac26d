import { dimensionOf, type DimensionKey } from '../model/dimensions.ts';
import type { Subject } from '../model/kinds.ts';
import type { SegmentNoun } from '#schema/options/segments.ts';
import { dimensionSql, joinsFor } from '../model/subjectDimensions.ts';
import { sqlAsOf, subjectAsOf } from '../model/past.ts';
import { subjectOf, type SubjectKey } from '../model/subjects.ts';
import { segmentTests, type SegmentTest } from '../segment/segmentTests.ts';
import { ofRows } from './aggregates.ts';
import type { Column } from './columns.ts';
import { conditionOf, type FilterSql, type Reading } from './condition.ts';
import { aggregateColumns, passSql } from './pass.ts';
import type { ValidQuery } from './validateQuery.ts';
import { splitFilter, personalFilterSql } from './personalFilter.ts';
import { pointsOf, stockSql } from './points.ts';
import { aliasOf, rollUpFor } from './rollUpFor.ts';
import type { Span } from './times.ts';
import type { Values } from './values.ts';

/** Whether rows are grouped by all dimensions, by all but TIME, or not at all. */
export type Level = 'cells' | 'groups' | 'whole';

export interface Scan {
  subject: SubjectKey;
  span: Span;
  columns: Column[];
  level: Level;
  /** Groups rows by what they belong to instead (segment/segmentSql.ts). */
  by?: SegmentNoun;
}

export interface ScanContext {
  validQuery: ValidQuery;
  values: Values;
  now: Date;
  reading: Reading;
}

export interface ScanSql {
  name: string;
  /** The CTEs it depends on. */
  ctes: string[];
  sql: string;
  /** Whether people were removed before anything was counted. */
  leavesOut: boolean;
}

/** One pass over one subject and period: a column for each key and aggregate, and the number of people behind a row. */
export function scanSql(
  name: string,
  { subject: key, span: asked, columns, level, by }: Scan,
  scanContext: ScanContext,
): ScanSql {
  const { validQuery, values, reading } = scanContext;
  const span = spanFor(subjectOf(key), asked);
  const subject = subjectAsOf(
    subjectOf(key),
    span.asOf,
    columns.map(({ part }) => part),
  );
  const fill = fillerFor(subject, span, scanContext);
  const segments = segmentTests(validQuery, subject);
  const sqlOf = filterSqlFor(subject, fill, segments);
  const keys = keysAt(level, validQuery.dimensions);
  const hasSteps = keys.includes('time');
  const stock =
    subject.until &&
    stockSql(subject, pointsOf(span, { hasSteps, now: scanContext.now }), hasSteps, values);
  const split = splitFilter(
    validQuery,
    (filter) => conditionOf(filter, values, sqlOf, reading),
    fill,
    segments,
  );
  const { always, personal, elements } = split;
  const groups = by
    ? [subject[by]!]
    : keys.map((dimension) =>
        dimension === 'time' ? stepSql(subject, span, values) : sqlOf.dimension(dimension),
      );
  const shared = validQuery.isPersonal ? undefined : sharedBy(columns);
  const counted = {
    name,
    subject,
    columns: shared ? columns.map(withoutCondition) : columns,
    fill,
    isPersonal: validQuery.isPersonal,
  };
  const aggregates = aggregateColumns(ofRows(), counted);
  const narrowing = shared ? [fill(shared), ...always] : always;
  const named = [...groups.filter((_, at) => keys[at] !== 'time'), ...aggregates, ...narrowing];
  const expressions = [...named, ...joinsFor(subject, named)];
  const rolled = rollUpFor({ subject, span, columns, expressions }, validQuery);
  const ends = rolled ? [span.from, span.to] : [];
  const [since, until] = ends.map((end) => end && values.add(end, 'timestamptz'));
  const period = rolled ? [] : stock ? stock.conditions : periodSql(subject, span, values);
  const where = subject.where ? [fillAsOf(subject.where, span, values)] : [];
  const conditions = [...where, ...period, ...narrowing];
  const alias = aliasOf(subject);
  const table = rolled
    ? `rolled_${rolled.name}(${since ?? 'null'}, ${until ?? 'null'}, ${fill('{zone}')}) ${alias}`
    : subject.from;
  const tables = stock ? [table, stock.join] : [table];
  const segmentJoins = [...segments.values()].flatMap(({ join }) => join ?? []);
  const used = [...groups, ...aggregates, ...conditions, ...personal, ...segmentJoins];
  const joins = joinsFor(subject, [...used, ...elements.map(({ sql }) => sql)]).map(
    joinFiller(span, scanContext),
  );
  const from = (where: readonly string[]) => fromSql([...tables, ...joins, ...segmentJoins], where);
  const weight = rolled ? `${alias}.n` : null;
  if (!subject.person || personal.length === 0)
    return {
      name,
      ctes: [],
      sql: passSql({ groups, from: from([...conditions, ...personal]), weight }, counted),
      leavesOut: false,
    };
  const { ctes, test } = personalFilterSql({
    name,
    person: subject.person,
    groups: groups.map((sql, at) => ({
      sql,
      isPersonal: dimensionOf(keys[at]!).isPersonal ?? false,
    })),
    split,
    from: from(conditions),
  });
  const sql = passSql({ groups, from: from([...conditions, ...personal, test]), weight }, counted);
  return { name, ctes, sql, leavesOut: true };
}

/** What is planned ahead is known before it happens, so an earlier period goes on after the moment it is counted as of. */
export const spanFor = ({ isPlanned }: Subject, span: Span): Span =>
  isPlanned ? { ...span, to: span.plannedTo } : span;

/** Replaces the placeholders in the SQL of the model. For an earlier period, the SQL reads the past values. */
export const fillerFor =
  (
    subject: Subject,
    span: Pick<Span, 'asOf'>,
    { validQuery, values, now }: Omit<ScanContext, 'reading'>,
  ) =>
  (sql: string): string =>
    fillAsOf(span.asOf && !subject.until ? sqlAsOf(sql) : sql, span, values)
      .replaceAll('{at}', subject.at)
      .replaceAll('{company}', subject.company ?? '')
      .replaceAll('{job}', subject.job ?? '')
      .replaceAll('{now}', () => values.add(now, 'timestamptz'))
      .replaceAll('{zone}', () => values.add(validQuery.timeZone, 'text'));

/** For SQL that already reads past values. */
export const fillAsOf = (sql: string, { asOf }: Pick<Span, 'asOf'>, values: Values): string =>
  sql.replaceAll('{then}', () => values.add(asOf, 'timestamptz'));

/** For joins; those of the past come from `joinsAsOf`. `{since}` is the beginning of the period. */
export const joinFiller =
  (span: Pick<Span, 'asOf' | 'from'>, { validQuery, values, now }: Omit<ScanContext, 'reading'>) =>
  (join: string): string =>
    fillAsOf(join, span, values)
      .replaceAll('{since}', () => values.add(span.from ?? '-infinity', 'timestamptz'))
      .replaceAll('{now}', () => values.add(now, 'timestamptz'))
      .replaceAll('{zone}', () => values.add(validQuery.timeZone, 'text'));

export const filterSqlFor = (
  subject: Subject,
  fill: (sql: string) => string,
  segments: ReadonlyMap<string, SegmentTest>,
): FilterSql => ({
  dimension: (key) => fill(dimensionSql(subject, key)!),
  segment: (id) => segments.get(id.toLowerCase())!.sql,
});

export function periodSql(
  { at }: Subject,
  { from, to }: Pick<Span, 'from' | 'to'>,
  values: Values,
): string[] {
  return [
    ...(from ? [`${at} >= ${values.add(from, 'timestamptz')}`] : []),
    ...(to ? [`${at} < ${values.add(to, 'timestamptz')}`] : []),
  ];
}

/**
 * The condition all columns share, so that no other rows are read. Does not apply to personal data, because hiding
 * small groups requires counting everyone.
 */
function sharedBy(columns: readonly Column[]): string | undefined {
  const [first, ...others] = columns.map(({ part }) => part.where);
  return others.every((where) => where === first) ? first : undefined;
}

const withoutCondition = (column: Column): Column => ({
  ...column,
  part: { ...column.part, where: undefined },
});

/** The number of the step, from 1; what belongs to none counts in totals only, as step 0. */
function stepSql({ at, until }: Subject, { steps, ends }: Span, values: Values): string {
  if (until) return 'pt.step';
  const listed = (moments: readonly Date[]) =>
    values.add(
      moments.map((moment) => moment.toISOString()),
      'timestamptz[]',
    );
  const step = `width_bucket(${at}, ${listed(steps)})`;
  return ends ? `case when ${at} < (${listed(ends)})[${step}] then ${step} else 0 end` : step;
}

export const fromSql = (tables: readonly string[], where: readonly string[]) =>
  `from ${tables.filter(Boolean).join('\n  ')}${where.length > 0 ? `\n  where ${where.join('\n    and ')}` : ''}`;

export function keysAt(level: Level, dimensions: readonly DimensionKey[]): DimensionKey[] {
  if (level === 'whole') return [];
  return dimensions.filter((key) => level === 'cells' || key !== 'time');
}
