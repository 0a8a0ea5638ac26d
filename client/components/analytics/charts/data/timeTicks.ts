import type { Grain } from '../chartAnswer.ts';

/** The local start of a bucket in the time zone of the result. The device's clock plays no part. */
interface LocalStart {
  year: number;
  month: number;
  day: number;
  hour: number;
  weekday: number;
}

/** "2026-11-01" or "2026-11-01T05:00", parsed as UTC. */
export const momentOfKey = (key: string): Date =>
  new Date(key.length > 10 ? `${key.slice(0, 16)}Z` : `${key}T00:00Z`);

function startOf(key: string): LocalStart {
  const moment = momentOfKey(key);
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth() + 1,
    day: moment.getUTCDate(),
    hour: moment.getUTCHours(),
    weekday: moment.getUTCDay(),
  };
}

type Test = (start: LocalStart) => boolean;

const everyHours =
  (hours: number): Test =>
  (start) =>
    start.hour % hours === 0;
const midnight: Test = ({ hour }) => hour === 0;
const monday: Test = (start) => midnight(start) && start.weekday === 1;
const monthStart: Test = (start) => midnight(start) && start.day === 1;
/** A week belongs to the month of its Monday. */
const firstWeek: Test = ({ day }) => day <= 7;
const everyMonths =
  (months: number): Test =>
  ({ month }) =>
    (month - 1) % months === 0;
const everyYears =
  (years: number): Test =>
  ({ year, month }) =>
    month <= 3 && year % years === 0;
const both =
  (one: Test, other: Test): Test =>
  (start) =>
    one(start) && other(start);
const every: Test = () => true;

const YEARS = [1, 2, 5, 10, 20, 50, 100].map(everyYears);
const MONTHS = [1, 3, 6].map(everyMonths);

/** Possible tick intervals, from fine to coarse. */
const TESTS: Record<Grain, readonly Test[]> = {
  HOUR: [
    ...[1, 2, 3, 6, 12].map(everyHours),
    midnight,
    monday,
    ...MONTHS.map((test) => both(monthStart, test)),
  ],
  DAY: [
    every,
    monday,
    ...MONTHS.map((test) => both(monthStart, test)),
    ...YEARS.map((test) => both(monthStart, both(everyMonths(12), test))),
  ],
  WEEK: [
    every,
    ...MONTHS.map((test) => both(firstWeek, test)),
    ...YEARS.map((test) => both(firstWeek, both(everyMonths(12), test))),
  ],
  MONTH: [
    every,
    ...[2, 3, 6, 12].map(everyMonths),
    ...YEARS.map((test) => both(everyMonths(12), test)),
  ],
  QUARTER: [every, everyMonths(6), ...YEARS],
  YEAR: YEARS,
};

/** Picks at most this many ticks on natural boundaries (days, Mondays, months, years), not on every seventh bucket. */
export function timeTicks(keys: readonly string[], grain: Grain, most: number): number[] {
  const starts = keys.map(startOf);
  for (const test of TESTS[grain]) {
    const places = starts.flatMap((start, place) => (test(start) ? [place] : []));
    if (places.length <= most && places.length >= Math.min(2, keys.length)) return places;
  }
  return evenTicks(keys.length, most);
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Used when no calendar boundary fits: every second, fifth or tenth bucket. */
export function evenTicks(length: number, most: number): number[] {
  const room = Math.max(1, most);
  const step = STEPS.find((step) => length / step <= room) ?? Math.ceil(length / room);
  return Array.from({ length: Math.ceil(length / step) }, (_, index) => index * step);
}
