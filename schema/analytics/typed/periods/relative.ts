import { ROLLING_UNITS, type Grain } from '#schema/analytics/grains.ts';
import { LAST_MAX } from '#schema/analytics/query.ts';
import { keysOf } from '../tokens.ts';
import { days, later, startOf } from './calendar.ts';
import type { PeriodReading, Period } from './period.ts';
import type { TimeText } from './timeText.ts';

const SIXTY_MINUTES = keysOf('last past पिछले पिछला última pichle pichhle');
const LAST_HOUR: Period = {
  range: { last: 1, unit: 'hour', rolling: true },
  from: null,
  to: null,
};

/** Reads a period that is counted from today: "yesterday", "this month", "the last 6 weeks". */
export function readRelative(text: TimeText, at: number): PeriodReading | null {
  for (const [word, back] of [
    ['dayBeforeYesterday', 2],
    ['yesterday', 1],
  ] as const) {
    const length = text.matchLength(word, at);
    const day = later(text.today, -back);
    if (length === 0) continue;
    return { length, period: back === 1 ? wholeUnits(text, 'day', 1) : days(day, day) };
  }
  const today = text.matchLength('today', at);
  if (today > 0) return { length: today, period: thisUnit(text, 'day') };
  const tomorrow = text.matchLength('tomorrow', at);
  const day = later(text.today, 1);
  if (tomorrow > 0) return { length: tomorrow, period: days(day, day) };
  return (
    readNextUnit(text, at) ??
    readSinceStart(text, at) ??
    readLastButOne(text, at) ??
    readLastUnits(text, at) ??
    readAgo(text, at) ??
    readCurrent(text, at) ??
    readPastUnit(text, at)
  );
}

/** Reads "next week" and "the next 3 days", which begin after the current one. */
function readNextUnit(text: TimeText, at: number): PeriodReading | null {
  const word = text.matchLength('next', at);
  const count = word > 0 ? text.number(at + word) : null;
  const start = at + word + (count === null ? 0 : 1);
  const unit = word > 0 ? text.unit(start) : null;
  if (!unit || unit.unit === 'hour' || (count !== null && (count < 1 || count > LAST_MAX)))
    return null;
  const [from, end] = [1, 1 + (count ?? 1)].map((moved) => startOf(text.today, unit.unit, moved));
  return { length: start + unit.length - at, period: days(from!, later(end!, -1)) };
}

/** Reads "last to last month" and "the month before last". */
function readLastButOne(text: TimeText, at: number): PeriodReading | null {
  const lead = text.matchLength('lastButOne', at);
  const the = lead === 0 && text.keyAt(at) === 'the' ? 1 : 0;
  const unit = text.unit(at + lead + the);
  if (!unit || unit.unit === 'hour') return null;
  const length = lead + the + unit.length;
  const after = lead > 0 ? 0 : text.matchLength('lastButOneAfter', at + length);
  if (lead + after === 0) return null;
  const [from, end] = [-2, -1].map((moved) => startOf(text.today, unit.unit, moved));
  return { length: length + after, period: days(from!, later(end!, -1)) };
}

/** Reads "3 days ago" and "2 months ago" as a whole unit. */
function readAgo(text: TimeText, at: number): PeriodReading | null {
  const count = text.number(at);
  const unit = count === null ? null : text.unit(at + 1);
  const ago = unit ? text.matchLength('ago', at + 1 + unit.length) : 0;
  if (!count || !unit || ago === 0 || unit.unit === 'hour' || count > LAST_MAX) return null;
  // "One year ago" is not read as a period, because the question is compared with it.
  if (count === 1 && unit.unit === 'year') return null;
  const [from, end] = [-count, 1 - count].map((moved) => startOf(text.today, unit.unit, moved));
  return { length: 1 + unit.length + ago, period: days(from!, later(end!, -1)) };
}

function thisUnit(text: TimeText, unit: Grain): Period {
  const from = startOf(text.today, unit);
  return { range: { last: 1, unit }, from, to: later(startOf(text.today, unit, 1), -1) };
}

/** The whole units before the current one. */
function wholeUnits(text: TimeText, unit: Grain, last: number): Period {
  return {
    range: { last, unit, whole: true },
    from: startOf(text.today, unit, -last),
    to: later(startOf(text.today, unit), -1),
  };
}

const THIS_HOUR: Period = { range: { last: 1, unit: 'hour' }, from: null, to: null };

/** Reads "since the start of the year". */
function readSinceStart(text: TimeText, at: number): PeriodReading | null {
  const keys = text.tokens.slice(at, at + 5).map(({ key }) => key);
  const [since, the, start, of, this_] = keys;
  const isStart =
    ['since', 'from'].includes(since!) &&
    the === 'the' &&
    ['start', 'beginning'].includes(start!) &&
    of === 'of' &&
    ['the', 'this'].includes(this_!);
  const unit = isStart ? text.unit(at + 5) : null;
  if (!unit || unit.unit === 'hour') return null;
  return { length: 5 + unit.length, period: thisUnit(text, unit.unit) };
}

function readCurrent(text: TimeText, at: number): PeriodReading | null {
  for (const [word, unit] of [
    ['yearToDate', 'year'],
    ['quarterToDate', 'quarter'],
    ['monthToDate', 'month'],
  ] as const) {
    const length = text.matchLength(word, at);
    if (length > 0) return { length, period: thisUnit(text, unit) };
  }
  const own = text.unit(at);
  const toDate = own && own.unit !== 'hour' ? text.matchLength('toDate', at + own.length) : 0;
  if (own && toDate > 0) return { length: own.length + toDate, period: thisUnit(text, own.unit) };
  // "So far this month" means the same as "this month so far".
  const before = text.matchLength('soFar', at);
  const length = text.matchLength('this', at + before);
  const unit = length > 0 ? text.unit(at + before + length) : null;
  if (!unit) return null;
  const end = at + before + length + unit.length;
  if (unit.unit === 'hour') return { length: end - at, period: THIS_HOUR };
  return {
    length: before + length + unit.length + text.matchLength('soFar', end),
    period: thisUnit(text, unit.unit),
  };
}

export function readLastUnits(text: TimeText, at: number): PeriodReading | null {
  const rolling = text.matchLength('rolling', at);
  const word = rolling || text.matchLength('last', at);
  if (word === 0) return null;
  const again = rolling
    ? text.matchLength('last', at + word)
    : text.matchLength('rolling', at + word);
  const isRolling = rolling > 0 || again > 0;
  const start = at + word + again;
  const count = text.number(start);
  const whole = count === null ? 0 : text.matchLength('whole', start + 1);
  const unit = text.unit(start + (count === null ? 0 : 1 + whole));
  if (count === null && !isRolling) {
    const weekday = text.words.weekdays.get(text.keyAt(start));
    if (weekday !== undefined) {
      return { length: start - at + 1, period: latestWeekday(text, start)!.period! };
    }
    // "Last weeks" does not say how many.
    const isMany = unit !== null && text.tokens[start + unit.length - 1]!.isPlural;
    if (!unit || isMany) return null;
    const isHour = unit.unit === 'hour';
    // "The previous hour" may begin on the hour; "the last hour" ends now.
    if (isHour && !SIXTY_MINUTES.includes(text.tokens[start - 1]!.key)) return null;
    const period = isHour ? LAST_HOUR : wholeUnits(text, unit.unit, 1);
    return { length: start - at + unit.length, period };
  }
  if (count === null || !unit || count < 1 || count > LAST_MAX) return null;
  if (isRolling && !(ROLLING_UNITS as readonly Grain[]).includes(unit.unit)) return null;
  if (whole > 0)
    return unit.unit === 'hour' || isRolling
      ? null
      : {
          length: start - at + 1 + whole + unit.length,
          period: wholeUnits(text, unit.unit, count),
        };
  const range = { last: count, unit: unit.unit, ...(isRolling && { rolling: true }) };
  const isHours = unit.unit === 'hour';
  return {
    length: start - at + 1 + unit.length,
    period: {
      range,
      from: isHours ? null : startOf(text.today, unit.unit, 1 - count),
      to: isHours ? null : later(startOf(text.today, unit.unit, 1), -1),
    },
  };
}

/** Reads "mes pasado", where the unit comes first. */
function readPastUnit(text: TimeText, at: number): PeriodReading | null {
  const unit = text.unit(at);
  const word = unit ? text.matchLength('lastAfter', at + unit.length) : 0;
  if (!unit || word === 0 || unit.unit === 'hour') return null;
  return { length: unit.length + word, period: wholeUnits(text, unit.unit, 1) };
}

/** The last such weekday before today, for "since Monday". */
export function latestWeekday(text: TimeText, at: number): PeriodReading | null {
  const weekday = text.words.weekdays.get(text.keyAt(at));
  if (weekday === undefined) return null;
  const day = later(startOf(text.today, 'week'), weekday);
  const past = day < text.today ? day : later(day, -7);
  return { length: 1, period: days(past, past) };
}
