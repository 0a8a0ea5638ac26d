import { firstOf, lastOf, later, pad } from './calendar.ts';
import type { DateReading } from './period.ts';
import type { TimeText } from './timeText.ts';

/** The ordinal numbers of quarters. */
const ORDINALS = [
  ['first', 'पहल', 'pehli', 'pehle', 'pehla', 'pahle', 'primer'],
  ['second', 'दूसर', 'dusri', 'dusre', 'doosre', 'segundo'],
  ['third', 'तीसर', 'teesri', 'teesre', 'tercer'],
  ['fourth', 'चौथ', 'chauthi', 'chauthe', 'cuarto'],
];

/** Reads a day, a month, a quarter or a year: "5 October 2026", "March", "Q3", "FY26". */
export function readDated(text: TimeText, at: number): DateReading | null {
  const token = text.tokens[at];
  if (!token) return null;
  const { day } = token;
  if (day) return { length: 1, at: () => [day, day], year: Number(day.slice(0, 4)), isDay: true };
  return (
    readYearFirst(text, at) ??
    readDayOfWeek(text, at) ??
    readFinancialYear(text, at) ??
    readQuarter(text, at) ??
    readHalf(text, at) ??
    readPartOfMonth(text, at) ??
    readDayOfMonth(text, at) ??
    readMonth(text, at) ??
    readWholeYear(text, at)
  );
}

/** Reads "Sunday 15 November", if that day is a Sunday. */
function readDayOfWeek(text: TimeText, at: number): DateReading | null {
  const weekday = text.words.weekdays.get(text.keyAt(at));
  if (weekday === undefined) return null;
  const lead = text.keyAt(at + 1) === ',' ? 2 : 1;
  const date = text.tokens[at + lead]?.day
    ? readDated(text, at + lead)
    : readDayOfMonth(text, at + lead);
  if (!date) return null;
  const fits = (year: number) => (new Date(date.at(year)[0]).getUTCDay() + 6) % 7 === weekday;
  const current = Number(text.today.slice(0, 4));
  const year =
    date.year ?? [current, current - 1].find((one) => date.at(one)[0] <= text.today) ?? current;
  return fits(year) ? { ...date, length: lead + date.length, year } : null;
}

/** Reads "पिछले साल की चौथी तिमाही" and "last year's Q4", where the year comes first. */
function readYearFirst(text: TimeText, at: number): DateReading | null {
  const year = text.year(at);
  const first = year === null ? relativeYear(text, at) : { length: 1, year };
  if (!first) return null;
  const next = at + first.length;
  for (const gap of [text.matchLength('of', next), 0]) {
    const start = next + gap;
    const part = readQuarter(text, start) ?? readHalf(text, start) ?? readMonth(text, start);
    if (part?.year === null)
      return { ...part, length: first.length + gap + part.length, year: first.year };
  }
  return null;
}

/** Reads "2025" and "the year 2025". */
function readWholeYear(text: TimeText, at: number): DateReading | null {
  const unit = text.unit(at);
  const isCalendar = text.keyAt(at) === 'calendar';
  const lead = unit?.unit === 'year' ? unit.length : Number(isCalendar);
  const year = text.year(at + lead);
  if (year === null) return null;
  const soFar =
    year === Number(text.today.slice(0, 4)) ? text.matchLength('soFar', at + lead + 1) : 0;
  return {
    length: lead + 1 + soFar,
    at: () => [`${year}-01-01`, `${year}-12-31`],
    year,
    isDay: false,
  };
}

/** Reads "FY 2025-26", "FY26" and "last financial year". Such years last from April to March. */
function readFinancialYear(text: TimeText, at: number): DateReading | null {
  const span = (year: number): [string, string] => [`${year}-04-01`, `${year + 1}-03-31`];
  const found = financialYearAt(text, at);
  return (
    found && { length: found.length, at: () => span(found.year), year: found.year, isDay: false }
  );
}

/** Reads a financial year, as the year in which it begins. */
function financialYearAt(text: TimeText, at: number): { length: number; year: number } | null {
  const begun = Number(text.today.slice(0, 4)) - (text.today.slice(5) < '04-01' ? 1 : 0);
  const [, joined] = /^fy(?:20)?(\d\d)$/.exec(text.keyAt(at)) ?? [];
  const isShort = text.tokens[at]?.key.length === 4;
  if (joined && isShort && text.keyAt(at + 1) !== '-')
    return { length: 1, year: 2000 + Number(joined) - 1 };
  // "2025-26" is a financial year in India.
  const bare = text.year(at);
  if (bare !== null) {
    const both = /^\d\d$/.test(text.keyAt(at + 2)) ? twoYears(text, at + 1, bare, 1) : null;
    return (
      both && { ...both, length: both.length + text.matchLength('financialYear', at + both.length) }
    );
  }
  const before = text.matchLength('soFar', at);
  const now = text.matchLength('this', at + before);
  const current = now > 0 ? before + now : 0;
  const past = current > 0 ? 0 : text.matchLength('last', at);
  const lead = current + past;
  const word = text.matchLength('financialYear', at + lead);
  if (joined) return twoYears(text, at + 1, 2000 + Number(joined), 1);
  if (word === 0) return null;
  if (lead > 0) {
    const length = lead + word + (current > 0 ? text.matchLength('soFar', at + lead + word) : 0);
    return { length, year: past > 0 ? begun - 1 : begun };
  }
  const { key = '', number = null } = text.tokens[at + word] ?? {};
  const year = text.year(at + word) ?? (/^\d\d$/.test(key) ? 2000 + number! : null);
  if (year === null) return null;
  const both = twoYears(text, at + word + 1, year, word + 1);
  if (both) return both;
  // "FY 26" ends in 2026; "FY 2026" could be either.
  return /^\d\d$/.test(key) ? { length: word + 1, year: year - 1 } : null;
}

/** Reads the "-26" after "FY 2025". */
function twoYears(text: TimeText, at: number, year: number, length: number) {
  if (text.keyAt(at) !== '-') return null;
  const end = text.tokens[at + 1]?.number;
  return end === year + 1 || end === (year + 1) % 100 ? { length: length + 2, year } : null;
}

function withYear(
  text: TimeText,
  at: number,
  length: number,
): { length: number; year: number | null } {
  const comma = text.keyAt(at + length) === ',' ? 1 : 0;
  const of = comma || text.matchLength('of', at + length);
  for (const gap of [of, 0]) {
    const year = text.year(at + length + gap);
    if (year !== null) return { length: length + gap + 1, year };
    const relative = relativeYear(text, at + length + gap);
    if (relative) return { length: length + gap + relative.length, year: relative.year };
  }
  return { length, year: null };
}

/** Reads the "this year" of "1 April this year". */
function relativeYear(text: TimeText, at: number): { length: number; year: number } | null {
  const past = text.matchLength('last', at);
  const lead = past || text.matchLength('this', at);
  const unit = lead > 0 ? text.unit(at + lead) : null;
  if (unit?.unit !== 'year') return null;
  return { length: lead + unit.length, year: Number(text.today.slice(0, 4)) - (past > 0 ? 1 : 0) };
}

function readQuarter(text: TimeText, at: number): DateReading | null {
  const [, short] = /^q([1-4])$/.exec(text.keyAt(at)) ?? [];
  const before = text.matchLength('quarterBeforeNumber', at);
  const after = text.matchLength('quarterAfterNumber', at + 1);
  // "The last quarter of 2025"; "last quarter" alone is the one before this.
  const isLast = text.keyAt(at) === 'last' && text.year(at + 3) !== null;
  const isOrdinal =
    isLast || /^\d(?:st|nd|rd|th)$/.test(text.keyAt(at)) || ordinalAt(text, at) !== null;
  const [number, length] = short
    ? [Number(short), 1]
    : before > 0 && text.number(at + before) !== null
      ? [text.number(at + before)!, before + 1]
      : isOrdinal && after > 0
        ? [isLast ? 4 : (ordinalAt(text, at) ?? text.number(at)!), 1 + after]
        : // "The September quarter" ends with September.
          after > 0 && (text.monthAt(at) ?? 0) % 3 === 2
          ? [(text.monthAt(at)! + 1) / 3, 1 + after]
          : [0, 0];
  if (number < 1 || number > 4) return null;
  const month = 3 * (number - 1);
  const financial =
    financialYearAt(text, at + length + text.matchLength('of', at + length)) ??
    financialYearAt(text, at + length);
  if (financial) {
    const gap = financialYearAt(text, at + length) ? 0 : text.matchLength('of', at + length);
    const { year } = financial;
    return {
      length: length + gap + financial.length,
      at: () => [firstOf(year, month + 3), lastOf(year, month + 5)],
      year,
      isDay: false,
    };
  }
  return {
    ...withYear(text, at, length),
    at: (year) => [firstOf(year, month), lastOf(year, month + 2)],
    isDay: false,
  };
}

/** Reads half a year: "H1 2026", "the second half of FY26", "the first half of this year". */
function readHalf(text: TimeText, at: number): DateReading | null {
  const [, short] = /^h([12])$/.exec(text.keyAt(at)) ?? [];
  const ordinal = text.matchLength('half', at + 1) > 0 ? ordinalAt(text, at) : null;
  const half = short ? Number(short) : ordinal;
  if (half !== 1 && half !== 2) return null;
  const length = short ? 1 : 2;
  const of = text.matchLength('of', at + length);
  const next = at + length + of;
  const span = (year: number, from: number): [string, string] => [
    firstOf(year, from + 6 * (half - 1)),
    lastOf(year, from + 6 * half - 1),
  ];
  const financial = financialYearAt(text, next);
  if (financial) {
    const { year } = financial;
    return { length: length + of + financial.length, at: () => span(year, 3), year, isDay: false };
  }
  const written = withYear(text, at, length);
  // "H1" alone may be that of the financial year, and "the first half of November" is not half of a year.
  if (written.year === null) return null;
  return { ...written, at: (year) => span(year, 0), isDay: false };
}

/**
 * Reads "the first week of October", "the last 10 days of October", "the second half of October" and "अक्टूबर के पहले
 * हफ़्ते". The first week is the first seven days.
 */
function readPartOfMonth(text: TimeText, at: number): DateReading | null {
  const first = partAt(text, at);
  const of = first ? text.matchLength('of', at + first.length) : 0;
  const month = first
    ? of > 0
      ? readMonth(text, at + first.length + of)
      : null
    : text.monthAt(at) === undefined
      ? null
      : readMonth(text, at);
  if (!month) return null;
  const gap = first ? 0 : text.matchLength('of', at + month.length);
  const part = first ?? partAt(text, at + month.length + gap);
  if (!part) return null;
  return {
    length: first ? first.length + of + month.length : month.length + gap + part.length,
    at: (year: number) => part.at(...month.at(year)),
    year: month.year,
    isDay: false,
  };
}

/** The days that "the first week" and the like are of a month. */
function partAt(text: TimeText, at: number) {
  const the = text.keyAt(at) === 'the' ? 1 : 0;
  const isLast = text.matchLength('last', at + the) > 0 || text.isOne(at + the, LAST);
  const nth = ordinalAt(text, at + the);
  if (!isLast && nth === null) return null;
  const next = at + the + 1;
  const half = text.matchLength('half', next);
  if (half > 0 && (isLast || nth! < 3)) {
    const isFirst = nth === 1;
    return {
      length: the + 1 + half,
      at: (from: string, to: string): [string, string] =>
        isFirst ? [from, `${from.slice(0, 8)}15`] : [`${from.slice(0, 8)}16`, to],
    };
  }
  const count = text.number(next);
  const unit = text.unit(next + (count === null ? 0 : 1));
  const days = unit?.unit === 'week' ? 7 : unit?.unit === 'day' ? 1 : 0;
  const length = days * (count ?? 1);
  // "First" and "last" work with several weeks or days, other ordinals with one.
  if (!unit || length === 0 || length > 28 || (count !== null && !isLast && nth !== 1)) return null;
  // "The second day" is hardly ever said.
  if (days === 1 && count === null) return null;
  const start = isLast ? 0 : length * (nth! - 1);
  return {
    length: the + 1 + (count === null ? 0 : 1) + unit.length,
    at: (from: string, to: string): [string, string] =>
      isLast ? [later(to, 1 - length), to] : [later(from, start), later(from, start + length - 1)],
  };
}

const LAST = ['last', 'final', 'आखीर', 'आखरी', 'अंतीम', 'aakhri', 'akhri', 'aakhiri', 'antim'];

/** Reads "first" to "fourth" as a number. */
function ordinalAt(text: TimeText, at: number): number | null {
  const found = ORDINALS.findIndex((words) => words.includes(text.keyAt(at)));
  return found < 0 ? null : found + 1;
}

function readDayOfMonth(text: TimeText, at: number): DateReading | null {
  const number = text.dayNumber(at);
  if (number !== null) {
    const gap = text.monthAt(at + 1) === undefined ? text.matchLength('of', at + 1) : 0;
    const month = text.monthAt(at + 1 + gap);
    return month === undefined ? null : inMonth(withYear(text, at, 2 + gap), month, number);
  }
  const month = text.monthAt(at);
  const after = month === undefined ? null : text.dayNumber(at + 1);
  // "October 5 companies" does not name a day.
  if (after === null || text.unit(at + 2)) return null;
  return inMonth(withYear(text, at, 2), month!, after);
}

function inMonth(
  written: { length: number; year: number | null },
  month: number,
  day: number,
): DateReading | null {
  if (day > new Date(Date.UTC(written.year ?? 2024, month + 1, 0)).getUTCDate()) return null;
  const at = (year: number): [string, string] => {
    const only = `${year}-${pad(month + 1)}-${pad(day)}`;
    return [only, only];
  };
  return { ...written, at, isDay: true };
}

function readMonth(text: TimeText, at: number): DateReading | null {
  const month = text.monthAt(at);
  if (month === undefined) return null;
  // "October month", but "October month-wise" is October by month.
  const unit = text.unit(at + 1)?.unit === 'month' ? text.unit(at + 1)!.length : 0;
  const isStep = text.isOne(at + 1 + unit, ['wise', 'war', 'वार', 'by']);
  return {
    ...withYear(text, at, unit > 0 && !isStep ? 1 + unit : 1),
    at: (year) => [firstOf(year, month), lastOf(year, month)],
    isDay: false,
  };
}
