import type { Comparison, Grain } from '#schema/analytics/grains.ts';
import { days, later, startOf } from './calendar.ts';
import type { Period } from './period.ts';

const yearBack = (day: string) => {
  const moved = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return moved.endsWith('02-29') ? moved.replace('29', '28') : moved;
};

/** The number of months in a period; null if it does not consist of whole months. */
function monthsIn(from: string, to: string): number | null {
  if (!from.endsWith('-01') || !later(to, 1).endsWith('-01')) return null;
  const [begin, end] = [new Date(from), new Date(later(to, 1))];
  return (
    (end.getUTCFullYear() - begin.getUTCFullYear()) * 12 + end.getUTCMonth() - begin.getUTCMonth()
  );
}

/** The comparison that leads from one period to the other; null if questions have no such comparison. */
export function comparisonOf(one: Period, other: Period): Comparison | null {
  if (!one.from || !one.to || !other.from || !other.to) return null;
  const isYear = yearBack(one.from) === other.from && yearBack(one.to) === other.to;
  const wholeYear = monthsIn(one.from, one.to);
  if (
    isYear ||
    (wholeYear !== null &&
      wholeYear === monthsIn(other.from, other.to) &&
      yearBack(one.from) === other.from)
  )
    return 'year_before';
  if (later(other.to, 1) !== one.from) return null;
  const [own, before] = [monthsIn(one.from, one.to), monthsIn(other.from, other.to)];
  if (own !== null && own === before) return 'previous_period';
  const length = (period: Period) => Date.parse(period.to!) - Date.parse(period.from!);
  return own === null && length(one) === length(other) ? 'previous_period' : null;
}

/** This month after last month; null after anything but the last whole unit. */
export function unitAfter({ range, to }: Period, today: string): Period | null {
  const { last, unit, whole } = range;
  if (last !== 1 || !whole || !unit || unit === 'hour' || !to) return null;
  const from = later(to, 1);
  if (from !== startOf(today, unit)) return null;
  return { range: { last: 1, unit }, from, to: later(startOf(from, unit, 1), -1) };
}

/** The units right before a period. */
export function unitsBefore(period: Period, unit: Grain, count: number): Period | null {
  if (!period.from || unit === 'hour') return null;
  if (startOf(period.from, unit) !== period.from) return null;
  return days(startOf(period.from, unit, -count), later(period.from, -1));
}
