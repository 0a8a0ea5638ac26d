import { isId } from '#server/lib/ids.ts';
import { dimensionOf } from '../model/dimensions.ts';
import { joinsFor } from '../model/reach.ts';
import { subjectOf } from '../model/subjects.ts';
import { conditionOf, type Reading } from '../query/condition.ts';
import { refusal } from '../query/refusal.ts';
import { fillerFor, periodSql } from '../query/scan.ts';
import type { Span, Times } from '../query/times.ts';
import type { Values } from '../query/values.ts';
import { LISTED, LISTED_ONCE, type Listed } from './listed.ts';
import { entityOf } from './rowParts.ts';
import type { ValidFigure } from './validateFigure.ts';

/** The tables and conditions of a figure, which its number counts and its list shows. */
export interface RowsFound {
  tables: string[];
  conditions: string[];
  /** The id of a row, and the moment it is sorted by. */
  id: string;
  at: string;
  /** Counts each id once. */
  isOnce: boolean;
  listed: Omit<Listed, 'id'>;
  span: Pick<Span, 'from' | 'to'>;
}

interface Finding {
  values: Values;
  times: Times;
  now: Date;
  reading: Reading;
}

/** The same condition that a scan counts (query/scan.ts), narrowed to one group of its answer. */
export function rowsFound(figure: ValidFigure, finding: Finding): RowsFound {
  const { part, validQuery } = figure;
  const { values, reading } = finding;
  const subject = subjectOf(part.subject);
  const fill = fillerFor(subject, { ...finding, validQuery });
  const span = spanOf(figure, finding);
  const of = 'of' in part ? fill(part.of) : null;
  const { filter } = validQuery;
  const conditions = [
    subject.where,
    ...periodSql(subject, span, values),
    part.where && fill(part.where),
    of && `(${of}) is not null`,
    filter && conditionOf(filter, values, fill, reading),
    ...figure.group.flatMap(({ dimension, key }) =>
      dimension === 'time' ? [] : [keySql({ dimension, key }, fill, finding)],
    ),
  ].filter((sql) => typeof sql === 'string');
  const entity = entityOf(part);
  return {
    tables: [subject.from, ...joinsFor(subject, [...conditions, ...(entity ? [of!] : [])])],
    conditions,
    id: entity ? of! : LISTED[part.subject].id,
    at: subject.at,
    isOnce: entity !== null,
    listed: entity ? LISTED_ONCE[entity] : LISTED[part.subject],
    span,
  };
}

/** The period, or the step of it that was asked for. */
function spanOf({ back, group }: ValidFigure, { times, reading }: Finding): RowsFound['span'] {
  const { from, to, steps } = times.span(back);
  const asked = group.find(({ dimension }) => dimension === 'time');
  if (!asked) return { from, to };
  const at = times.keys.indexOf(asked.key ?? '');
  if (at < 0)
    throw refusal(reading.t, 'group', 'rowsStep', { value: (asked.key ?? '').slice(0, 60) });
  const [first, next] = [steps[at]!, steps[at + 1]];
  return {
    from: from && from > first ? from : first,
    to: next && (!to || next < to) ? next : to,
  };
}

/** Tests for a key as the answer returns it: exactly, unlike a filter, which ignores case. */
function keySql(
  { dimension: name, key }: ValidFigure['group'][number],
  fill: (sql: string) => string,
  { values, reading }: Finding,
): string {
  const { kind, lookup, sql: expression } = dimensionOf(name);
  const sql = fill(expression);
  if (key === null) return `(${sql}) is null`;
  if (kind === 'yes_no') return key === 'yes' ? `(${sql})` : `(not (${sql}))`;
  if (!lookup) return `(${sql})::text = ${values.add(key, 'text')}`;
  if (lookup.key !== 'x.id::text')
    return `${sql} in (select x.id from ${lookup.table} x where ${lookup.key} = ${values.add(key, 'text')})`;
  if (!isId(key)) throw refusal(reading.t, 'group', 'rowsKey', { value: key.slice(0, 60) });
  return `${sql} = ${values.add(key, 'uuid')}`;
}
