import { wallClock } from '#schema/time/wallClock.ts';
import type { RollUp, Subject } from '../model/kinds.ts';
import { floored } from './calendar.rules.ts';
import type { Column } from './columns.ts';
import type { ValidQuery } from './validateQuery.ts';
import type { Span } from './times.ts';

interface RollUpRequest {
  subject: Subject;
  span: Span;
  columns: readonly Column[];
  /** All expressions of the scan except its steps of time. */
  expressions: readonly string[];
}

/**
 * Finds a roll-up that holds the counts for whole days or months in the time zone of the site. It can replace the table
 * if the question only counts, only uses the key of the roll-up, and no step of time starts within a day or month. The
 * result is the same to the last row (M022Analytics).
 */
export function rollUpFor(
  wanted: RollUpRequest,
  { isPersonal, timeZone }: ValidQuery,
): RollUp | undefined {
  const { subject, span, columns, expressions } = wanted;
  if (isPersonal || columns.some(({ part }) => part.kind !== 'count')) return undefined;
  const alias = aliasOf(subject);
  const own = new RegExp(`\\b${alias}\\.(\\w+)`, 'g');
  const named = expressions.flatMap((sql) => [...sql.matchAll(own)].map(([, column]) => column!));
  return subject.rollUps?.find(
    ({ key, period }) =>
      named.every((column) => column === key) &&
      [...span.steps, ...(span.ends ?? [])].every((moment) =>
        isStartOf(period, wallClock(moment, timeZone)),
      ),
  );
}

const isStartOf = (period: RollUp['period'], shown: Date) =>
  floored(shown, period).getTime() === shown.getTime();

export const aliasOf = ({ from }: Subject) => from.split(' ')[1]!;
