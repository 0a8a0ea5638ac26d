import { wallClock } from '#schema/time/wallClock.ts';
import type { RollUp, Subject } from '../model/kinds.ts';
import { floored } from './calendar.ts';
import type { Column } from './columns.ts';
import type { Judged } from './judge.ts';
import type { Span } from './times.ts';

interface Wanted {
  subject: Subject;
  span: Span;
  columns: readonly Column[];
  /** All that the scan says, but for its steps of time. */
  expressions: readonly string[];
}

/**
 * What is counted already over whole days or months of the site's time zone, where that answers as well as the rows: only
 * counts, only by what it is kept by, and no step of time begins within a day or month. It stands in for the table and
 * tells the same to the last row (M022Analytics).
 */
export function rollUpFor(wanted: Wanted, { isPersonal, timeZone }: Judged): RollUp | undefined {
  const { subject, span, columns, expressions } = wanted;
  if (isPersonal || columns.some(({ part }) => part.kind !== 'count')) return undefined;
  const alias = aliasOf(subject);
  const own = new RegExp(`\\b${alias}\\.(\\w+)`, 'g');
  const named = expressions.flatMap((sql) => [...sql.matchAll(own)].map(([, column]) => column!));
  return subject.rollUps?.find(
    ({ key, period }) =>
      named.every((column) => column === key) &&
      span.steps.every((step) => begins(period, wallClock(step, timeZone))),
  );
}

const begins = (period: RollUp['period'], shown: Date) =>
  floored(shown, period).getTime() === shown.getTime();

export const aliasOf = ({ from }: Subject) => from.split(' ')[1]!;
