import { FREE_TIMES_MAX } from '#schema/options/interviews.ts';
import type { FreeTimesValues } from '#schema/validation/employers/interview.ts';
import { momentOf, nextDay, weekdayOf } from './zonedTime.rules.ts';

const MINUTE = 60_000;

/** A span of time, in milliseconds. */
export interface Span {
  start: number;
  end: number;
}

type WantedTimes = Pick<
  FreeTimesValues,
  | 'kind'
  | 'from'
  | 'until'
  | 'weekdays'
  | 'startTime'
  | 'endTime'
  | 'minutes'
  | 'buffer'
  | 'timeZone'
>;

/**
 * interview.times.free: the times in the wanted hours that are in the future and at which nobody has another
 * appointment, with the buffer after each. Hours that end before they start go on after midnight.
 */
export function freeTimes(wanted: WantedTimes, busy: readonly Span[], now: number): Span[] {
  return wantedTimes(wanted)
    .filter(({ start }) => start > now)
    .filter(({ start, end }) => {
      const kept = { start, end: end + wanted.buffer * MINUTE };
      return wanted.kind === 'walk_in' || !busy.some((other) => overlaps(kept, other));
    })
    .slice(0, FREE_TIMES_MAX);
}

function wantedTimes(wanted: WantedTimes): Span[] {
  const windows = daysOf(wanted)
    .map((day) => windowOf(day, wanted))
    .filter(({ start, end }) => start < end);
  if (wanted.kind === 'walk_in') return windows;
  const length = wanted.minutes * MINUTE;
  const step = length + wanted.buffer * MINUTE;
  return windows.flatMap(({ start, end }) => {
    const times: Span[] = [];
    for (let at = start; at + length <= end; at += step)
      times.push({ start: at, end: at + length });
    return times;
  });
}

function daysOf({ from, until, weekdays }: WantedTimes): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = nextDay(day)) days.push(day);
  return weekdays.length > 0 ? days.filter((day) => weekdays.includes(weekdayOf(day))) : days;
}

/** Empty if the clocks skip all of it. */
function windowOf(day: string, { startTime, endTime, timeZone }: WantedTimes): Span {
  return {
    start: momentOf(day, startTime, timeZone),
    end: momentOf(endTime > startTime ? day : nextDay(day), endTime, timeZone),
  };
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
