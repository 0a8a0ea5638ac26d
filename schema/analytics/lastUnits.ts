import { GRAINS, type Grain } from './grains.ts';
import type { AnalyticsRange } from './query.ts';

/** `30-day`, `1-month-whole` or `24-hour-rolling`; null if the range is one of days. */
export function textOfLastUnits(range: AnalyticsRange): string | null {
  const { last, unit, rolling, whole } = range;
  if (last == null || !unit) return null;
  return [last, unit, ...(rolling ? ['rolling'] : []), ...(whole ? ['whole'] : [])].join('-');
}

/** Reads what `textOfLastUnits` has written; undefined if it is something else. */
export function lastUnitsOfText(text: string): AnalyticsRange | undefined {
  const [count, unit, kind, ...more] = text.split('-');
  const last = Number(count);
  const isKnown = kind === undefined || kind === 'rolling' || kind === 'whole';
  if (!Number.isInteger(last) || last < 1 || !isGrain(unit) || !isKnown || more.length > 0)
    return undefined;
  return { last, unit, ...(kind && { [kind]: true }) };
}

const isGrain = (text: string | undefined): text is Grain => GRAINS.some((one) => one === text);
