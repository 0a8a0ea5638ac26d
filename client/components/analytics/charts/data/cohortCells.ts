import { wallClock } from '#schema/time/wallClock.ts';
import type { ChartAnswer, ChartPivot } from '../chartAnswer.ts';
import { timeIndex } from './seriesIn.ts';

/** The dimensions that number the periods after a cohort's first one, each with the length of such a period. */
const SINCE: Record<string, 'MONTH' | 'WEEK'> = { MONTHS_SINCE: 'MONTH', WEEKS_SINCE: 'WEEK' };

const sinceIndex = ({ dimensions }: Pick<ChartAnswer, 'dimensions'>) =>
  dimensions.findIndex(({ key }) => key in SINCE);

/** The shade of a value in a table of cohorts, 0 to 4 in equal steps up to the largest; null for other tables. */
export function cohortShades(
  answer: ChartAnswer,
  { rows }: ChartPivot,
): ((value: number) => number) | null {
  const { dimensions, measures } = answer;
  if (dimensions.length !== 2 || measures.length !== 1 || sinceIndex(answer) < 0) return null;
  const values = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.[0] ?? []));
  const most = Math.max(0, ...values);
  return (value) => (most > 0 ? Math.min(4, Math.floor((5 * value) / most)) : 0);
}

/** Whether this period of the cohort has not ended yet; the keys are in the order of the dimensions. */
export function isUnfinished(
  answer: Pick<ChartAnswer, 'dimensions' | 'grain' | 'readAt' | 'timeZone'>,
  keys: readonly (string | null | undefined)[],
): boolean {
  const [since, time] = [sinceIndex(answer), timeIndex(answer)];
  const step = SINCE[answer.dimensions[since]?.key ?? ''];
  const [number, first] = [Number(keys[since] ?? Number.NaN), keys[time]];
  if (time < 0 || !first || Number.isNaN(number) || answer.grain !== step) return false;
  const end = new Date(first);
  if (step === 'MONTH') end.setUTCMonth(end.getUTCMonth() + number + 1);
  else end.setUTCDate(end.getUTCDate() + 7 * (number + 1));
  return end > wallClock(new Date(answer.readAt), answer.timeZone);
}
