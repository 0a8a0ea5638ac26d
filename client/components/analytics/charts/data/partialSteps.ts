import { wallClock } from '#schema/time/wallClock.ts';
import type { ChartAnswer, Grain } from '../chartAnswer.ts';
import { momentOfKey } from './timeTicks.ts';

const HOUR = 3_600_000;
const HOURS: Partial<Record<Grain, number>> = { HOUR: 1, DAY: 24, WEEK: 7 * 24 };
const MONTHS: Partial<Record<Grain, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

/** The start and the end of a step: local times in the time zone of the result, written as if they were UTC. */
export function stepSpan(key: string, grain: Grain): { start: number; end: number } {
  const start = momentOfKey(key);
  const hours = HOURS[grain];
  if (hours) return { start: start.getTime(), end: start.getTime() + hours * HOUR };
  const months = start.getUTCMonth() + (MONTHS[grain] ?? 1);
  return { start: start.getTime(), end: Date.UTC(start.getUTCFullYear(), months) };
}

type AnswerTimes = Pick<ChartAnswer, 'grain' | 'from' | 'to' | 'readAt' | 'timeZone'>;

/** Tests whether a step is not over yet or is cut off by the dates: its values are then not those of a whole step. */
export function partialTest({
  grain,
  from,
  to,
  readAt,
  timeZone,
}: AnswerTimes): (key: string | null) => boolean {
  if (!grain) return () => false;
  const shown = (moment: string) => wallClock(new Date(moment), timeZone).getTime();
  const first = from ? shown(from) : -Infinity;
  const last = Math.min(shown(readAt), to ? shown(to) : Infinity);
  return (key) => {
    if (key === null) return false;
    const { start, end } = stepSpan(key, grain);
    return start < first || end > last;
  };
}
