import type { Grain } from '#schema/analytics/grains.ts';
import { BUCKETS_MAX } from '#schema/analytics/query.ts';
import { momentOf, wallClock } from '#schema/time/wallClock.ts';
import type { Translator } from '#server/lib/words.ts';
import type { ValidQuery } from './validateQuery.ts';
import { added, consistsOfMonths, floored, HOUR, lengthOf, WIDTHS } from './calendar.rules.ts';
import { momentsOf } from './moments.ts';
import { refusal } from './refusal.ts';

/** How far back: a number of periods of the same length, and a number of years. */
export interface PeriodOffset {
  periods: number;
  years: number;
}

export const NOW: PeriodOffset = { periods: 0, years: 0 };

/** The start, the end, and the start of each step; null means open-ended. */
export interface Span {
  from: Date | null;
  /** An earlier period goes on until `asOf` at most. */
  to: Date | null;
  /** The end of the whole period, for what is planned ahead. */
  plannedTo: Date | null;
  steps: Date[];
  /** The end of each step; null if each ends where the next begins. What follows until then belongs to no step. */
  ends: Date[] | null;
  /**
   * An earlier period is counted as of this moment, which is as long after its end as now is after the end of the asked
   * period. Null for the asked period, which is counted as of now.
   */
  asOf: Date | null;
}

export interface Times {
  grain: Grain | null;
  /** The wall-clock time at the start of each step. */
  keys: string[];
  span(back: PeriodOffset): Span;
}

/** The oldest and newest timestamp of the counted rows. */
interface Extent {
  from: Date | null;
  to: Date | null;
}

type Length = { unit: Grain; count: number } | { milliseconds: number } | null;

interface Range {
  from: Date | null;
  to: Date | null;
  length: Length;
}

/** The period, with steps if the question has TIME. */
export function timesOf(
  validQuery: ValidQuery,
  now: Date,
  extent: Extent | null,
  t: Translator,
): Times {
  const { timeZone } = validQuery;
  const range = rangeOf(validQuery, now, t);
  const hasSteps = validQuery.dimensions.includes('time');
  const span = (steps: Date[], grain: Grain | null) => (back: PeriodOffset) =>
    shiftSteps({ ...range, now, steps, grain }, back, timeZone);
  if (!hasSteps) return { grain: null, keys: [], span: span([], null) };
  const from = range.from ?? extent?.from ?? now;
  const to =
    range.to ??
    new Date(Math.max(justAfter(now).getTime(), justAfter(extent?.to ?? now).getTime()));
  const grain = validQuery.grain ?? fittingGrain(lengthOf(from, to));
  const least = lengthOf(from, to) / WIDTHS[grain];
  if (least > BUCKETS_MAX) throw tooMany(grain, least, t);
  const { steps, keys } = stepsOf(from, to, grain, timeZone);
  if (steps.length > BUCKETS_MAX) throw tooMany(grain, steps.length, t);
  return { grain, keys, span: span(steps, grain) };
}

function tooMany(grain: Grain, steps: number, t: Translator) {
  const coarser = (Object.keys(WIDTHS) as Grain[]).find(
    (other) => (steps * WIDTHS[grain]) / WIDTHS[other] <= BUCKETS_MAX,
  );
  return refusal(t, 'grain', 'tooManySteps', {
    steps: Math.ceil(steps),
    most: BUCKETS_MAX,
    grain: t(`analytics.grain.${coarser ?? 'year'}`),
  });
}

/** Timestamps have millisecond precision, so an exclusive end one millisecond later includes the current moment. */
export const justAfter = (moment: Date) => new Date(moment.getTime() + 1);

export function rangeOf(
  { range, timeZone }: Pick<ValidQuery, 'range' | 'timeZone'>,
  now: Date,
  t: Translator,
): Range {
  if (!range) return { from: null, to: null, length: null };
  const { last, unit, rolling, whole } = range;
  if (last == null || unit == null) {
    const { from, to, days } = momentsOf(range, timeZone, t, 'range');
    const end = to ?? justAfter(now);
    if (from && from >= end) throw refusal(t, 'range', 'momentOrder');
    if (!from) return { from: null, to: end, length: null };
    const months =
      days === null ? null : wholeMonths(wallClock(from, timeZone), wallClock(end, timeZone));
    const length: Length =
      days === null
        ? { milliseconds: end.getTime() - from.getTime() }
        : months
          ? { unit: 'month', count: months }
          : { unit: 'day', count: days };
    return { from, to: end, length };
  }
  const to = justAfter(now);
  if (rolling) {
    const milliseconds = last * WIDTHS[unit];
    return { from: new Date(to.getTime() - milliseconds), to, length: { milliseconds } };
  }
  const shown = floored(wallClock(now, timeZone), unit);
  const current = momentOf(shown.getTime(), timeZone);
  const from = momentOf(added(shown, unit, (whole ? 0 : 1) - last).getTime(), timeZone);
  return { from, to: whole ? current : to, length: { unit, count: last } };
}

/** A range of whole months is compared with as many whole months: October with September, not with 31 days. */
function wholeMonths(from: Date, end: Date): number | null {
  if (from.getUTCDate() !== 1 || end.getUTCDate() !== 1) return null;
  return (
    (end.getUTCFullYear() - from.getUTCFullYear()) * 12 + end.getUTCMonth() - from.getUTCMonth()
  );
}

function fittingGrain(length: number): Grain {
  const days = length / (24 * HOUR);
  if (days <= 2) return 'hour';
  if (days <= 62) return 'day';
  if (days <= 190) return 'week';
  if (days <= 1_100) return 'month';
  return days <= 3_700 ? 'quarter' : 'year';
}

function stepsOf(from: Date, to: Date, grain: Grain, timeZone: string) {
  const steps: Date[] = [];
  const keys: string[] = [];
  const first = floored(wallClock(from, timeZone), grain);
  const add = (at: Date, shown: Date) => {
    const key = shown.toISOString().slice(0, grain === 'hour' ? 16 : 10);
    if (key === keys.at(-1)) return;
    steps.push(at);
    keys.push(key);
  };
  if (grain === 'hour') {
    // Steps follow elapsed hours: an hour that occurs twice when clocks change is one step, a skipped hour is none.
    for (let at = momentOf(first.getTime(), timeZone); at < to; at = new Date(at.getTime() + HOUR))
      add(at, floored(wallClock(at, timeZone), grain));
    return { steps, keys };
  }
  for (let count = 0; ; count += 1) {
    const shown = added(first, grain, count);
    const at = momentOf(shown.getTime(), timeZone);
    if (at >= to || count > BUCKETS_MAX) return { steps, keys };
    add(at, shown);
  }
}

/** Moves the period back step by step, so that each step has a counterpart. */
function shiftSteps(
  { from, to, length, now, steps, grain }: Range & Stepped,
  back: PeriodOffset,
  timeZone: string,
): Span {
  if (!from || !to || !length || (back.periods === 0 && back.years === 0))
    return { from, to, plannedTo: to, steps, ends: null, asOf: null };
  const move = (moment: Date): Date => {
    if ('milliseconds' in length && back.years === 0)
      return new Date(moment.getTime() - back.periods * length.milliseconds);
    // Wall-clock times have no milliseconds.
    let shown = new Date(wallClock(moment, timeZone).getTime() + moment.getMilliseconds());
    if ('unit' in length) shown = added(shown, length.unit, -back.periods * length.count);
    else shown = new Date(shown.getTime() - back.periods * length.milliseconds);
    shown = added(shown, 'year', -back.years);
    const rest = shown.getMilliseconds();
    return new Date(momentOf(shown.getTime() - rest, timeZone).getTime() + rest);
  };
  const [start, plannedTo, asOf] = [move(from), move(to), move(now)];
  const known = earliest(plannedTo, justAfter(asOf));
  const moved = steps.map(move);
  const isByMonths = back.years > 0 || ('unit' in length && consistsOfMonths(length.unit));
  return {
    from: start,
    to: known > start ? known : start,
    plannedTo,
    steps: moved,
    ends: grain && isByMonths ? endsOf(moved, plannedTo, grain, timeZone) : null,
    asOf,
  };
}

interface Stepped {
  now: Date;
  steps: Date[];
  grain: Grain | null;
}

/**
 * Months differ in length: 28 February is compared with 28 January, and the days after it with none. Null without such
 * days.
 */
function endsOf(steps: Date[], plannedTo: Date, grain: Grain, timeZone: string): Date[] | null {
  if (consistsOfMonths(grain)) return null;
  const nexts = nextsOf(steps, plannedTo);
  const ends = steps.map((step, at) => {
    const end = momentOf(added(wallClock(step, timeZone), grain, 1).getTime(), timeZone);
    return earliest(end, nexts[at]!);
  });
  return ends.some((end, at) => end < nexts[at]!) ? ends : null;
}

const nextsOf = (steps: readonly Date[], end: Date) => steps.map((_, at) => steps[at + 1] ?? end);

/** The steps of an earlier period, from 1, that do not exist, such as 31 September. */
export function missingSteps({ steps, plannedTo }: Span): number[] {
  if (!plannedTo) return [];
  const nexts = nextsOf(steps, plannedTo);
  return steps.flatMap((step, at) => (step >= nexts[at]! ? [at + 1] : []));
}

/** The days of an earlier period that belong to no step. */
export function gapsIn({ steps, plannedTo, ends }: Span): { from: Date; to: Date }[] {
  if (!plannedTo || !ends) return [];
  const nexts = nextsOf(steps, plannedTo);
  return ends.flatMap((end, at) => (end < nexts[at]! ? [{ from: end, to: nexts[at]! }] : []));
}

const earliest = (one: Date, other: Date) => (one < other ? one : other);

/** The same periods, each this far earlier and counted as it stood at the same age. */
export const timesBefore = (times: Times, { periods, years }: PeriodOffset): Times => ({
  ...times,
  span: (back) => times.span({ periods: back.periods + periods, years: back.years + years }),
});

/** Everything up to a moment, as it stood at that moment. */
export function timesUpTo(asOf: Date): Times {
  return {
    grain: null,
    keys: [],
    span: () => {
      const to = justAfter(asOf);
      return { from: null, to, plannedTo: to, steps: [], ends: null, asOf };
    },
  };
}
