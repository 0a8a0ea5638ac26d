import { ROLLING_UNITS, type Comparison, type Grain } from '../grains.ts';
import { LAST_MAX, type AnalyticsRange } from '../query.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';
import type { TimeWord } from './words/language.ts';

/** A period and its days; an open end is null. A unit that is not over yet has its whole length. */
export interface Period {
  range: AnalyticsRange;
  from: string | null;
  to: string | null;
  /** The last day of something longer. */
  isEnd?: true;
}

export type TimeMeaning =
  | { is: 'period'; period: Period }
  /** "The 6 weeks before", of the period it is compared with. */
  | { is: 'before'; unit: Grain; count: number }
  | { is: 'onWeekday'; weekday: string }
  /** Could be meant in several ways, each written out. */
  | { is: 'unclear'; why: 'from' | 'weekday' | 'year'; options: string[] };

export interface TimeReading {
  length: number;
  meaning: TimeMeaning;
  /** Unless it follows "compared with". */
  otherwise?: TimeMeaning;
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const later = (day: string, days: number) => dayOf(Date.parse(day) + days * DAY);
const pad = (part: number) => String(part).padStart(2, '0');
const firstOf = (year: number, month: number) => dayOf(Date.UTC(year, month, 1));
const lastOf = (year: number, month: number) => dayOf(Date.UTC(year, month + 1, 0));

/** The first day of the unit that contains the day, moved by so many units. */
export function startOf(day: string, unit: Grain, moved = 0): string {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (unit === 'year') return firstOf(year + moved, 0);
  if (unit === 'quarter') return firstOf(year, month - (month % 3) + 3 * moved);
  if (unit === 'month') return firstOf(year, month + moved);
  if (unit === 'week') return later(day, -((date.getUTCDay() + 6) % 7) + 7 * moved);
  return later(day, moved);
}

const days = (from: string, to: string): Period => ({ range: { from, to }, from, to });

interface Dated {
  length: number;
  /** Without a year, the same days of any year. */
  at: (year: number) => readonly [from: string, to: string];
  year: number | null;
  isDay: boolean;
}
interface Found {
  length: number;
  dated?: Dated;
  period?: Period;
}

/** Reads the period that begins at a word. */
export class PeriodReader {
  private readonly tokens: readonly Token[];
  private readonly words: Lexicon;
  private readonly today: string;

  constructor(tokens: readonly Token[], words: Lexicon, today: string) {
    this.tokens = tokens;
    this.words = words;
    this.today = today;
  }

  /** One of each length. */
  read(at: number): TimeReading[] {
    const readings = [
      this.span(at),
      this.openEnded(at),
      this.single(at),
      this.weekday(at),
      this.unitBefore(at),
      this.samePeriod(at),
      this.endOfPeriod(at),
    ].filter((reading) => reading !== null);
    return readings.filter(
      ({ length }, at) => readings.findIndex((other) => other.length === length) === at,
    );
  }

  number(at: number): number | null {
    const token = this.tokens[at];
    return token ? (token.number ?? this.words.numbers.get(token.key) ?? null) : null;
  }

  /** How many words say it; 0 if none. */
  private said(word: TimeWord, at: number): number {
    const found = this.words.time[word].find((keys) =>
      keys.every((key, step) => this.tokens[at + step]?.key === key),
    );
    return found?.length ?? 0;
  }

  private unit(at: number): { unit: Grain; length: number } | null {
    const found = this.words.units
      .filter(({ keys }) => keys.every((key, step) => this.tokens[at + step]?.key === key))
      .sort((one, other) => other.keys.length - one.keys.length)[0];
    return found ? { unit: found.unit, length: found.keys.length } : null;
  }

  private found(at: number): Found | null {
    const relative = this.relative(at);
    const dated = this.dated(at);
    if (relative && (!dated || relative.length >= dated.length)) return relative;
    return dated && { length: dated.length, dated };
  }

  private relative(at: number): Found | null {
    for (const [word, back] of [
      ['dayBeforeYesterday', 2],
      ['yesterday', 1],
    ] as const) {
      const length = this.said(word, at);
      const day = later(this.today, -back);
      if (length === 0) continue;
      return { length, period: back === 1 ? this.wholeUnits('day', 1) : days(day, day) };
    }
    const today = this.said('today', at);
    if (today > 0) return { length: today, period: this.thisUnit('day') };
    return this.lastButOne(at) ?? this.lastUnits(at) ?? this.current(at) ?? this.pastUnit(at);
  }

  /** "Last to last month", "the month before last". */
  private lastButOne(at: number): Found | null {
    const lead = this.said('lastButOne', at);
    const the = lead === 0 && this.tokens[at]?.key === 'the' ? 1 : 0;
    const unit = this.unit(at + lead + the);
    if (!unit || unit.unit === 'hour') return null;
    const length = lead + the + unit.length;
    const after = lead > 0 ? 0 : this.said('lastButOneAfter', at + length);
    if (lead + after === 0) return null;
    const [from, end] = [-2, -1].map((moved) => startOf(this.today, unit.unit, moved));
    return { length: length + after, period: days(from!, later(end!, -1)) };
  }

  private thisUnit(unit: Grain): Period {
    const from = startOf(this.today, unit);
    return { range: { last: 1, unit }, from, to: later(startOf(this.today, unit, 1), -1) };
  }

  /** The whole units before the current one. */
  private wholeUnits(unit: Grain, last: number): Period {
    return {
      range: { last, unit, whole: true },
      from: startOf(this.today, unit, -last),
      to: later(startOf(this.today, unit), -1),
    };
  }

  private lastUnit(unit: Grain): Period | null {
    return unit === 'hour' ? null : this.wholeUnits(unit, 1);
  }

  private current(at: number): Found | null {
    for (const [word, unit] of [
      ['yearToDate', 'year'],
      ['quarterToDate', 'quarter'],
      ['monthToDate', 'month'],
    ] as const) {
      const length = this.said(word, at);
      if (length > 0) return { length, period: this.thisUnit(unit) };
    }
    const own = this.unit(at);
    const toDate = own && own.unit !== 'hour' ? this.said('toDate', at + own.length) : 0;
    if (own && toDate > 0) return { length: own.length + toDate, period: this.thisUnit(own.unit) };
    const length = this.said('this', at);
    const unit = length > 0 ? this.unit(at + length) : null;
    if (!unit || unit.unit === 'hour') return null;
    const end = at + length + unit.length;
    return {
      length: length + unit.length + this.said('soFar', end),
      period: this.thisUnit(unit.unit),
    };
  }

  private lastUnits(at: number): Found | null {
    const rolling = this.said('rolling', at);
    const word = rolling || this.said('last', at);
    if (word === 0) return null;
    const again = rolling ? this.said('last', at + word) : this.said('rolling', at + word);
    const isRolling = rolling > 0 || again > 0;
    const start = at + word + again;
    const count = this.number(start);
    const whole = count === null ? 0 : this.said('whole', start + 1);
    const unit = this.unit(start + (count === null ? 0 : 1 + whole));
    if (count === null && !isRolling) {
      const weekday = this.words.weekdays.get(this.tokens[start]?.key ?? '');
      if (weekday !== undefined) {
        return { length: start - at + 1, period: this.latestWeekday(start)!.period! };
      }
      // "Last weeks" does not say how many.
      const isMany = unit !== null && this.tokens[start + unit.length - 1]!.isPlural;
      const period = unit && !isMany ? this.lastUnit(unit.unit) : null;
      return unit && period ? { length: start - at + unit.length, period } : null;
    }
    if (count === null || !unit || count < 1 || count > LAST_MAX) return null;
    if (isRolling && !(ROLLING_UNITS as readonly Grain[]).includes(unit.unit)) return null;
    if (whole > 0)
      return unit.unit === 'hour' || isRolling
        ? null
        : {
            length: start - at + 1 + whole + unit.length,
            period: this.wholeUnits(unit.unit, count),
          };
    const range = { last: count, unit: unit.unit, ...(isRolling && { rolling: true }) };
    const isHours = unit.unit === 'hour';
    return {
      length: start - at + 1 + unit.length,
      period: {
        range,
        from: isHours ? null : startOf(this.today, unit.unit, 1 - count),
        to: isHours ? null : later(startOf(this.today, unit.unit, 1), -1),
      },
    };
  }

  /** "Mes pasado". */
  private pastUnit(at: number): Found | null {
    const unit = this.unit(at);
    const word = unit ? this.said('lastAfter', at + unit.length) : 0;
    const period = unit && word > 0 ? this.lastUnit(unit.unit) : null;
    return period ? { length: unit!.length + word, period } : null;
  }

  private year(at: number): number | null {
    const { number = null, key = '' } = this.tokens[at] ?? {};
    return number !== null && /^(19[7-9]|20|21)\d\d$/.test(key) ? number : null;
  }

  private dated(at: number): Dated | null {
    const token = this.tokens[at];
    if (!token) return null;
    const { day } = token;
    if (day) return { length: 1, at: () => [day, day], year: Number(day.slice(0, 4)), isDay: true };
    return (
      this.financialYear(at) ??
      this.quarter(at) ??
      this.dayOfMonth(at) ??
      this.month(at) ??
      this.wholeYear(at)
    );
  }

  private wholeYear(at: number): Dated | null {
    const year = this.year(at);
    if (year === null) return null;
    return { length: 1, at: () => [`${year}-01-01`, `${year}-12-31`], year, isDay: false };
  }

  /** "FY 2025-26" or "FY26", from April to March; "last financial year". */
  private financialYear(at: number): Dated | null {
    const span = (year: number): [string, string] => [`${year}-04-01`, `${year + 1}-03-31`];
    const found = this.financialYearAt(at);
    return (
      found && { length: found.length, at: () => span(found.year), year: found.year, isDay: false }
    );
  }

  /** The year it begins in. */
  private financialYearAt(at: number): { length: number; year: number } | null {
    const begun = Number(this.today.slice(0, 4)) - (this.today.slice(5) < '04-01' ? 1 : 0);
    const [, joined] = /^fy(?:20)?(\d\d)$/.exec(this.tokens[at]?.key ?? '') ?? [];
    const isShort = this.tokens[at]?.key.length === 4;
    if (joined && isShort && this.tokens[at + 1]?.key !== '-')
      return { length: 1, year: 2000 + Number(joined) - 1 };
    const current = this.said('this', at);
    const past = current > 0 ? 0 : this.said('last', at);
    const lead = current + past;
    const word = this.said('financialYear', at + lead);
    if (joined) return this.twoYears(at + 1, 2000 + Number(joined), 1);
    if (word === 0) return null;
    if (lead > 0) {
      const length = lead + word + (current > 0 ? this.said('soFar', at + lead + word) : 0);
      return { length, year: past > 0 ? begun - 1 : begun };
    }
    const { key = '', number = null } = this.tokens[at + word] ?? {};
    const year = this.year(at + word) ?? (/^\d\d$/.test(key) ? 2000 + number! : null);
    if (year === null) return null;
    const both = this.twoYears(at + word + 1, year, word + 1);
    if (both) return both;
    // "FY 26" ends in 2026; "FY 2026" could be either.
    return /^\d\d$/.test(key) ? { length: word + 1, year: year - 1 } : null;
  }

  /** "-26" after "FY 2025". */
  private twoYears(at: number, year: number, length: number) {
    if (this.tokens[at]?.key !== '-') return null;
    const end = this.tokens[at + 1]?.number;
    return end === year + 1 || end === (year + 1) % 100 ? { length: length + 2, year } : null;
  }

  private withYear(at: number, length: number): { length: number; year: number | null } {
    const comma = this.tokens[at + length]?.key === ',' ? 1 : 0;
    const of = comma || this.said('of', at + length);
    for (const gap of [of, 0]) {
      const year = this.year(at + length + gap);
      if (year !== null) return { length: length + gap + 1, year };
    }
    return { length, year: null };
  }

  private quarter(at: number): Dated | null {
    const [, short] = /^q([1-4])$/.exec(this.tokens[at]?.key ?? '') ?? [];
    const before = this.said('quarterBeforeNumber', at);
    const after = this.said('quarterAfterNumber', at + 1);
    const isOrdinal =
      /^\d(?:st|nd|rd|th)$/.test(this.tokens[at]?.key ?? '') || this.ordinal(at) !== null;
    const [number, length] = short
      ? [Number(short), 1]
      : before > 0 && this.number(at + before) !== null
        ? [this.number(at + before)!, before + 1]
        : isOrdinal && after > 0
          ? [this.ordinal(at) ?? this.number(at)!, 1 + after]
          : [0, 0];
    if (number < 1 || number > 4) return null;
    const month = 3 * (number - 1);
    const financial =
      this.financialYearAt(at + length + this.said('of', at + length)) ??
      this.financialYearAt(at + length);
    if (financial) {
      const gap = this.financialYearAt(at + length) ? 0 : this.said('of', at + length);
      const { year } = financial;
      return {
        length: length + gap + financial.length,
        at: () => [firstOf(year, month + 3), lastOf(year, month + 5)],
        year,
        isDay: false,
      };
    }
    return {
      ...this.withYear(at, length),
      at: (year) => [firstOf(year, month), lastOf(year, month + 2)],
      isDay: false,
    };
  }

  /** "First" to "fourth". */
  private ordinal(at: number): number | null {
    const found = ORDINALS.findIndex((words) => words.includes(this.tokens[at]?.key ?? ''));
    return found < 0 ? null : found + 1;
  }

  private monthAt = (at: number) => this.words.months.get(this.tokens[at]?.key ?? '');

  private dayNumber(at: number): number | null {
    const number = this.tokens[at]?.number ?? null;
    return number !== null && number >= 1 && number <= 31 ? number : null;
  }

  private dayOfMonth(at: number): Dated | null {
    const number = this.dayNumber(at);
    if (number !== null) {
      const gap = this.monthAt(at + 1) === undefined ? this.said('of', at + 1) : 0;
      const month = this.monthAt(at + 1 + gap);
      return month === undefined ? null : this.inMonth(this.withYear(at, 2 + gap), month, number);
    }
    const month = this.monthAt(at);
    const after = month === undefined ? null : this.dayNumber(at + 1);
    // "October 5 companies" is no day.
    if (after === null || this.unit(at + 2)) return null;
    return this.inMonth(this.withYear(at, 2), month!, after);
  }

  private inMonth(
    said: { length: number; year: number | null },
    month: number,
    day: number,
  ): Dated | null {
    if (day > new Date(Date.UTC(said.year ?? 2024, month + 1, 0)).getUTCDate()) return null;
    const at = (year: number): [string, string] => {
      const text = `${year}-${pad(month + 1)}-${pad(day)}`;
      return [text, text];
    };
    return { ...said, at, isDay: true };
  }

  private month(at: number): Dated | null {
    const month = this.monthAt(at);
    if (month === undefined) return null;
    return {
      ...this.withYear(at, 1),
      at: (year) => [firstOf(year, month), lastOf(year, month)],
      isDay: false,
    };
  }

  /** Without a year, the latest that has begun. */
  private periodOf({ period, dated }: Found): Period {
    if (period) return period;
    const { at, year } = dated!;
    const current = Number(this.today.slice(0, 4));
    const chosen = year ?? (at(current)[0] <= this.today ? current : current - 1);
    return days(...at(chosen));
  }

  private single(at: number): TimeReading | null {
    const found = this.found(at);
    return (
      found && { length: found.length, meaning: { is: 'period', period: this.periodOf(found) } }
    );
  }

  /** "From 1 to 15 October", "between March and June", "1 अक्टूबर से 15 अक्टूबर तक". */
  private span(at: number): TimeReading | null {
    const between = this.said('between', at);
    const from = between > 0 ? 0 : this.said('from', at);
    const start = at + (between || from);
    const first = this.found(start) ?? this.bareDay(start);
    if (!first) return null;
    const middle = start + first.length;
    const isAnd =
      this.tokens[middle]?.key === 'and' ||
      this.tokens[middle]?.key === wordAnd(this.tokens[middle]);
    const isDash = this.tokens[middle]?.key === '-';
    const to = isDash ? 1 : this.said('to', middle);
    const joint = between > 0 && isAnd ? 1 : to || (isAnd ? 1 : 0);
    if (joint === 0) return null;
    const second = this.endOf(middle + joint);
    if (!second) return null;
    let end = middle + joint + second.length;
    if (between === 0 && to === 0) {
      const after = this.said('betweenAfter', end);
      if (after === 0) return isDash ? null : this.adjoining(first, second, end - at);
      end += after;
    } else if (to > 0) end += this.said('untilAfter', end) || this.said('betweenAfter', end);
    return this.joined(first, second, end - at);
  }

  /** "September and October" are one period, "March and October" are two. */
  private adjoining(first: Found, second: Found, length: number): TimeReading | null {
    if (!first.dated || !second.dated || first.dated.isDay || second.dated.isDay) return null;
    const one = this.periodOf(first);
    const two = this.periodOf(second);
    if (!one.from || !one.to || !two.to || later(one.to, 1) !== two.from) return null;
    return { length, meaning: { is: 'period', period: days(one.from, two.to) } };
  }

  private endOf(at: number): Found | null {
    const now = this.said('now', at);
    const found = this.found(at);
    if (now === 0 || (found && found.length > now)) return found;
    return { length: now, period: days(this.today, this.today) };
  }

  /** "1 to 15 October": the month follows. */
  private bareDay(at: number): (Found & { day: number }) | null {
    const day = this.dayNumber(at);
    return day === null ? null : { length: 1, day };
  }

  private joined(
    first: Found & { day?: number },
    second: Found,
    length: number,
  ): TimeReading | null {
    const end = second.dated;
    let begin = first;
    if (first.day !== undefined) {
      if (!end?.isDay) return null;
      const { day } = first;
      const at = (year: number): [string, string] => {
        const text = `${end.at(year)[0].slice(0, 8)}${pad(day)}`;
        return [text, text];
      };
      begin = { length: 1, dated: { ...end, at } };
    }
    const { dated } = begin;
    const isOpen = (one: Dated | undefined) => one?.year === null;
    let from = begin.period?.from ?? null;
    let to = second.period?.to ?? null;
    if (second.period && !second.period.to) return null;
    if (isOpen(dated) && isOpen(end)) {
      from = this.periodOf(begin).from!;
      const year = Number(from.slice(0, 4));
      to = end!.at(year)[1] >= from ? end!.at(year)[1] : end!.at(year + 1)[1];
      const starts = end!.at(Number(to.slice(0, 4)))[0];
      if (starts > this.today) return unclear(length, 'year');
    } else if (isOpen(dated)) {
      to ??= this.periodOf(second).to!;
      const year = Number(to.slice(0, 4));
      from = dated!.at(year)[0] <= to ? dated!.at(year)[0] : dated!.at(year - 1)[0];
    } else if (isOpen(end)) {
      from ??= this.periodOf(begin).from!;
      const year = Number(from.slice(0, 4));
      to = end!.at(year)[1] >= from ? end!.at(year)[1] : end!.at(year + 1)[1];
    } else {
      from ??= this.periodOf(begin).from;
      to ??= this.periodOf(second).to;
    }
    if (!from || !to || from > to) return null;
    return { length, meaning: { is: 'period', period: days(from, to) } };
  }

  /** "Since March", "until 30 June", "before 2026", "मार्च से". */
  private openEnded(at: number): TimeReading | null {
    const since = this.said('since', at);
    const until = this.said('until', at);
    const before = this.said('before', at);
    const after = this.said('after', at);
    const from = this.said('from', at);
    const lead = Math.max(since, until, before, after, from);
    const found = this.found(at + lead) ?? (since > 0 ? this.latestWeekday(at + lead) : null);
    if (!found) return null;
    const end = at + lead + found.length;
    const length = lead + found.length;
    const isOpen = found.dated?.year === null;
    if (lead === 0) return this.openAfter(found, at, end);
    if (since === lead)
      return this.sinceOf(found, length + this.said('soFar', end) + this.onwards(end));
    if (until === lead) return this.untilOf(found, length, 'to', isOpen);
    if (before === lead) return this.untilOf(found, length, 'from', isOpen);
    if (after === lead) return this.afterOf(found, length);
    const onwards = this.onwards(end);
    if (onwards > 0) return this.sinceOf(found, length + onwards);
    if (found.period) return { length, meaning: { is: 'period', period: found.period } };
    if (found.dated!.year !== null && !found.dated!.isDay)
      return { length, meaning: { is: 'period', period: this.periodOf(found) } };
    const text = this.textOf(at + lead, end);
    return { length, meaning: { is: 'unclear', why: 'from', options: [`since ${text}`, text] } };
  }

  /** "Monday" after "since". */
  private latestWeekday(at: number): Found | null {
    const weekday = this.words.weekdays.get(this.tokens[at]?.key ?? '');
    if (weekday === undefined) return null;
    const day = later(startOf(this.today, 'week'), weekday);
    const past = day < this.today ? day : later(day, -7);
    return { length: 1, period: days(past, past) };
  }

  private openAfter(found: Found, at: number, end: number): TimeReading | null {
    const isOpen = found.dated?.year === null;
    const since = this.said('sinceAfter', end);
    const until = this.said('untilAfter', end);
    const before = this.said('beforeAfter', end);
    const after = this.said('afterAfter', end);
    const onwards = this.onwards(end);
    const most = Math.max(since, until, before, after, onwards);
    if (most === 0) return null;
    const length = end - at + most;
    if (before === most) return this.untilOf(found, length, 'from', isOpen);
    if (since === most) {
      const now = this.said('soFar', at + length);
      if (now > 0) return this.betweenNow(found, length + now);
      return this.sinceOf(found, length);
    }
    if (until === most) return this.untilOf(found, length, 'to', isOpen);
    if (after === most) return this.afterOf(found, length);
    return this.sinceOf(found, length);
  }

  private onwards(at: number): number {
    const said = this.said('onwards', at);
    // "On" alone belongs to what follows.
    return said === 1 && this.tokens[at]?.key === 'on' ? 0 : said;
  }

  private betweenNow(found: Found, length: number): TimeReading | null {
    const { from } = this.periodOf(found);
    return from === null
      ? null
      : { length, meaning: { is: 'period', period: days(from, this.today) } };
  }

  private sinceOf(found: Found, length: number): TimeReading | null {
    const { from } = this.periodOf(found);
    if (from === null) return null;
    return { length, meaning: { is: 'period', period: { range: { from }, from, to: null } } };
  }

  private afterOf(found: Found, length: number): TimeReading | null {
    const { to } = this.periodOf(found);
    if (to === null) return null;
    const from = later(to, 1);
    return { length, meaning: { is: 'period', period: { range: { from }, from, to: null } } };
  }

  private untilOf(
    found: Found,
    length: number,
    end: 'from' | 'to',
    isOpen: boolean,
  ): TimeReading | null {
    // The end could still come this year, and nobody asks until a day that is to come.
    const year = Number(this.today.slice(0, 4));
    if (isOpen && found.dated!.at(year)[0] > this.today) return unclear(length, 'year');
    const period = this.periodOf(found);
    const to = end === 'to' ? period.to : period.from && later(period.from, -1);
    if (!to) return null;
    return { length, meaning: { is: 'period', period: { range: { to }, from: null, to } } };
  }

  private textOf = (from: number, to: number) =>
    this.tokens
      .slice(from, to)
      .map(({ plain, key }) => plain || key)
      .join(' ');

  /** "On Mondays"; a single Monday could be the last or each. */
  private weekday(at: number): TimeReading | null {
    const before = this.tokens[at]?.key ?? '';
    const lead = before === 'on' || EACH.includes(before) ? 1 : 0;
    const token = this.tokens[at + lead];
    const weekday = token && this.words.weekdays.get(token.key);
    if (weekday === undefined || !token) return null;
    const isEach = token.isPlural || EACH.includes(before);
    const name = WEEKDAYS[weekday]!;
    const hasTo = ['को', 'ko'].includes(this.tokens[at + lead + 1]?.key ?? '') ? 1 : 0;
    if (isEach) return { length: lead + 1 + hasTo, meaning: { is: 'onWeekday', weekday: name } };
    const isHindi = /[\u0900-\u097f]/.test(token.plain);
    const options = isHindi
      ? [`पिछले ${token.plain}`, `हर ${token.plain}`]
      : [`last ${token.plain}`, `on ${token.plain}s`];
    return { length: lead + 1 + hasTo, meaning: { is: 'unclear', why: 'weekday', options } };
  }

  /** "The end of September", for what is counted on a day. */
  private endOfPeriod(at: number): TimeReading | null {
    const word = this.said('endOf', at);
    const found = word > 0 ? this.found(at + word) : null;
    const to = found && !found.dated?.isDay ? this.periodOf(found).to : null;
    if (!found || !to || to > this.today) return null;
    return {
      length: word + found.length,
      meaning: { is: 'period', period: { ...days(to, to), isEnd: true } },
    };
  }

  /** "The same period last month", after "compared with". */
  private samePeriod(at: number): TimeReading | null {
    const same = this.said('samePeriod', at);
    const last = same > 0 ? this.said('last', at + same) : 0;
    const unit = last > 0 ? this.unit(at + same + last) : null;
    if (!unit) return null;
    return {
      length: same + last + unit.length,
      meaning: { is: 'before', unit: unit.unit, count: 1 },
    };
  }

  /** "The week before", "the previous 30 days", after "compared with". */
  private unitBefore(at: number): TimeReading | null {
    const lead = this.said('unitBefore', at);
    const word = this.tokens[at]?.key === 'the' && lead === 1 ? 1 : lead;
    if (word === 0) return null;
    const count = this.number(at + word);
    const start = at + word + (count === null ? 0 : 1);
    const unit = this.unit(start);
    if (!unit) return null;
    const end = start + unit.length;
    const after = this.said('unitBeforeAfter', end);
    const isThe = this.tokens[at]?.key === 'the' && word === 1;
    if (isThe && after === 0) return null;
    const lastOnes = isThe || after > 0 ? null : this.lastUnits(at + (lead > 1 ? 1 : 0));
    const last = lastOnes?.period;
    return {
      length: end - at + after,
      meaning: { is: 'before', unit: unit.unit, count: count ?? 1 },
      ...(last && { otherwise: { is: 'period', period: last } }),
    };
  }
}

/** "Every Monday" in Hindi. */
const EACH = ['हर', 'har'];

/** Of quarters. */
const ORDINALS = [
  ['first', 'पहल', 'pehli', 'primer'],
  ['second', 'दूसर', 'dusri', 'segundo'],
  ['third', 'तीसर', 'teesri', 'tercer'],
  ['fourth', 'चौथ', 'chauthi', 'cuarto'],
];

const wordAnd = (token: Token | undefined) =>
  token && ['और', 'y', 'तथा', 'e', 'aur'].includes(token.key) ? token.key : '';

const unclear = (length: number, why: 'year'): TimeReading => ({
  length,
  meaning: { is: 'unclear', why, options: [] },
});

const yearBack = (day: string) => {
  const moved = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return moved.endsWith('02-29') ? moved.replace('29', '28') : moved;
};

/** Whole months as their number, otherwise null. */
function monthsIn(from: string, to: string): number | null {
  if (!from.endsWith('-01') || !later(to, 1).endsWith('-01')) return null;
  const [begin, end] = [new Date(from), new Date(later(to, 1))];
  return (
    (end.getUTCFullYear() - begin.getUTCFullYear()) * 12 + end.getUTCMonth() - begin.getUTCMonth()
  );
}

/** How the one period compares with the other; null if no comparison of a question says that. */
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

/** The units right before a period. */
export function unitsBefore(period: Period, unit: Grain, count: number): Period | null {
  if (!period.from || unit === 'hour') return null;
  if (startOf(period.from, unit) !== period.from) return null;
  return days(startOf(period.from, unit, -count), later(period.from, -1));
}
