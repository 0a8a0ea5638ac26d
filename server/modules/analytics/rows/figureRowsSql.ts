import { isId } from '#server/lib/ids.ts';
import { dimensionOf, type DimensionKey } from '../model/dimensions.ts';
import { subjectAsOf } from '../model/past.ts';
import { joinsFor } from '../model/subjectDimensions.ts';
import { subjectOf } from '../model/subjects.ts';
import { conditionOf, type Reading } from '../query/condition.ts';
import { refusal } from '../query/refusal.ts';
import { pointsOf, stockSql } from '../query/points.ts';
import { segmentCtes } from '../segment/segmentSql.ts';
import { segmentTests } from '../segment/segmentTests.ts';
import {
  fillerFor,
  fillAsOf,
  filterSqlFor,
  joinFiller,
  periodSql,
  spanFor,
} from '../query/scan.ts';
import { gapsIn, type Span, type Times } from '../query/times.ts';
import type { Values } from '../query/values.ts';
import { LISTED, LISTED_ONCE } from './listed.ts';
import type { ListedRow } from './listedRow.ts';
import { entityOf } from './rowParts.ts';
import type { FigureKey, ValidFigure } from './validateFigure.ts';

/** The tables and conditions of a figure, which its number counts and its list shows. */
export interface FigureRowsSql {
  /** The CTEs they depend on. */
  ctes: string[];
  tables: string[];
  conditions: string[];
  /** The id of a row, and the moment it is sorted by. */
  id: string;
  at: string;
  /** Counts each id once. */
  isOnce: boolean;
  listed: Omit<ListedRow, 'id'>;
  span: Pick<Span, 'from' | 'to' | 'asOf'>;
}

interface Finding {
  values: Values;
  times: Times;
  now: Date;
  reading: Reading;
}

/** The same condition that a scan counts (query/scan.ts), narrowed to one group of its answer. */
export function figureRowsSql(figure: ValidFigure, finding: Finding): FigureRowsSql {
  const { part, validQuery } = figure;
  const { values, reading } = finding;
  const { gaps, ...period } = spanOf(figure, finding);
  const subject = subjectAsOf(subjectOf(part.subject), period.asOf, [part]);
  const fill = fillerFor(subject, period, { ...finding, validQuery });
  const sqlOf = filterSqlFor(subject, fill, segmentTests(validQuery, subject));
  const points = pointsOf(
    { ...period, steps: [], ends: null },
    { hasSteps: false, now: finding.now },
  );
  const span = subject.until ? { ...period, from: null, to: points[0] ?? null } : period;
  const of = 'of' in part ? fill(part.of) : null;
  const { filter } = validQuery;
  const keyOf = (key: FigureKey) => keySql(key, sqlOf.dimension, finding);
  const groupOf = (keys: readonly FigureKey[]) => `(${keys.map(keyOf).join(' and ')})`;
  const conditions = [
    subject.where && fillAsOf(subject.where, span, values),
    ...(subject.until
      ? stockSql(subject, points, false, values).conditions
      : periodSql(subject, span, values)),
    ...gaps.map((gap) => `not (${periodSql(subject, gap, values).join(' and ')})`),
    part.where && fill(part.where),
    of && `(${of}) is not null`,
    filter && conditionOf(filter, values, sqlOf, reading),
    ...figure.group.filter(({ dimension }) => dimension !== 'time').map(keyOf),
    figure.among && anySql(figure.among.map(groupOf)),
    figure.except.length > 0 && `not ${anySql(figure.except.map(groupOf))}`,
  ].filter((sql) => typeof sql === 'string');
  const entity = entityOf(part);
  const joins = joinsFor(subject, [...conditions, ...(entity ? [of!] : [])]);
  return {
    ctes: segmentCtes({ ...finding, validQuery }),
    tables: [subject.from, ...joins.map(joinFiller(span, { ...finding, validQuery }))],
    conditions,
    id: entity ? of! : LISTED[part.subject].id,
    at: subject.at,
    isOnce: entity !== null,
    listed: entity ? LISTED_ONCE[entity] : LISTED[part.subject],
    span,
  };
}

const anySql = (groups: readonly string[]) => `coalesce(${groups.join(' or ') || 'false'}, false)`;

/** The period, or the step of time that was asked for, with as many steps before it as the figure counts. */
function spanOf(
  { back, group, part, steps: count }: ValidFigure,
  { times, reading }: Finding,
): FigureRowsSql['span'] & { gaps: ReturnType<typeof gapsIn> } {
  const span = spanFor(subjectOf(part.subject), times.span(back));
  const { from, to, steps, ends, asOf } = span;
  const asked = group.find(({ dimension }) => dimension === 'time');
  if (!asked) return { from, to, asOf, gaps: [] };
  const at = times.keys.indexOf(asked.key ?? '');
  if (at < 0)
    throw refusal(reading.t, 'group', 'rowsStep', { value: (asked.key ?? '').slice(0, 60) });
  const [first, next] = [steps[Math.max(0, at + 1 - count)]!, ends?.[at] ?? steps[at + 1]];
  return {
    from: from && from > first ? from : first,
    to: next && (!to || next < to) ? next : to,
    asOf,
    gaps: gapsIn(span).filter((gap) => gap.from > first && gap.to <= next!),
  };
}

/** Tests for a key as the answer returns it: exactly, unlike a filter, which ignores case. */
function keySql(
  { dimension: name, key }: FigureKey,
  sqlOf: (key: DimensionKey) => string,
  { values, reading }: Finding,
): string {
  const { kind, lookup } = dimensionOf(name);
  const sql = sqlOf(name);
  if (key === null) return `(${sql}) is null`;
  if (kind === 'yes_no') return key === 'yes' ? `(${sql})` : `(not (${sql}))`;
  if (!lookup) return `(${sql})::text = ${values.add(key, 'text')}`;
  if (lookup.key !== 'x.id::text')
    return `${sql} in (select x.id from ${lookup.table} x where ${lookup.key} = ${values.add(key, 'text')})`;
  if (!isId(key)) throw refusal(reading.t, 'group', 'rowsKey', { value: key.slice(0, 60) });
  return `${sql} = ${values.add(key, 'uuid')}`;
}
