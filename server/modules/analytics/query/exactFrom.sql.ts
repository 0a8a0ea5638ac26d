import { statement } from '#server/db/statement.ts';
import type { Ask } from '#server/db/longReads.ts';
import { subjectOf } from '../model/subjects.ts';
import { columnsOf, isStock } from './columns.ts';
import { pointsOf } from './points.ts';
import type { Times } from './times.ts';
import type { ValidQuery } from './validateQuery.ts';

/** $1 the names of the histories. */
const EXACT_FROM = statement(
  'analytics-exact-from',
  'select max(exact_from) as "from" from standings_since where name = any($1::text[])',
);

/** The moment from which on the stocks of a question are exact; null if all of them are. */
export async function exactFrom(
  validQuery: ValidQuery,
  times: Times,
  now: Date,
  ask: Ask,
): Promise<Date | null> {
  const stocks = columnsOf(validQuery).all.filter(({ part }) => isStock(part));
  const names = stocks.flatMap(({ part }) => subjectOf(part.subject).history ?? []);
  if (names.length === 0) return null;
  const hasSteps = validQuery.dimensions.includes('time');
  const points = stocks.flatMap(({ back }) => pointsOf(times.span(back), { hasSteps, now }));
  const [row] = await ask(EXACT_FROM, [names]);
  const from = row?.from ?? null;
  return from && points.some((point) => point < from) ? from : null;
}
