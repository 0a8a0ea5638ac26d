import { days, later, pad } from './calendar.ts';
import { periodOf, readNamed, unclearYear } from './namedPeriods.ts';
import type { DateReading, PeriodReading, TimeReading } from './period.ts';
import type { TimeText } from './timeText.ts';

const AND = ['and', 'और', 'y', 'तथा', 'e', 'aur'];

/** Reads a period with both ends: "from 1 to 15 October", "between March and June", "1 अक्टूबर से 15 अक्टूबर तक". */
export function readSpan(text: TimeText, at: number): TimeReading | null {
  const between = text.matchLength('between', at);
  const from = between > 0 ? 0 : text.matchLength('from', at);
  const start = at + (between || from);
  const first = readNamed(text, start) ?? readBareDay(text, start);
  if (!first) return null;
  const middle = start + first.length;
  const isAnd = text.isOne(middle, AND);
  const isDash = text.keyAt(middle) === '-';
  const to = isDash ? 1 : text.matchLength('to', middle);
  const joint = between > 0 && isAnd ? 1 : to || (isAnd ? 1 : 0);
  if (joint === 0) return null;
  const second = readEnd(text, middle + joint);
  if (!second) return null;
  let end = middle + joint + second.length;
  if (between === 0 && to === 0) {
    const after = text.matchLength('betweenAfter', end);
    if (after === 0) return isDash ? null : adjoining(text, first, second, end - at);
    end += after;
  } else if (to > 0)
    end += text.matchLength('untilAfter', end) || text.matchLength('betweenAfter', end);
  return joined(text, first, second, end - at);
}

/** "September and October" are one period, "March and October" are two. */
function adjoining(
  text: TimeText,
  first: PeriodReading,
  second: PeriodReading,
  length: number,
): TimeReading | null {
  if (!first.dated || !second.dated || first.dated.isDay || second.dated.isDay) return null;
  const one = periodOf(text, first);
  const two = periodOf(text, second);
  if (!one.from || !one.to || !two.to || later(one.to, 1) !== two.from) return null;
  return { length, meaning: { is: 'period', period: days(one.from, two.to) } };
}

function readEnd(text: TimeText, at: number): PeriodReading | null {
  const now = text.matchLength('now', at);
  const found = readNamed(text, at);
  if (now === 0 || (found && found.length > now)) return found;
  return { length: now, period: days(text.today, text.today) };
}

/** Reads the 1 of "1 to 15 October", whose month follows. */
function readBareDay(text: TimeText, at: number): (PeriodReading & { day: number }) | null {
  const day = text.dayNumber(at);
  return day === null ? null : { length: 1, day };
}

function joined(
  text: TimeText,
  first: PeriodReading & { day?: number },
  second: PeriodReading,
  length: number,
): TimeReading | null {
  const end = second.dated;
  let begin = first;
  if (first.day !== undefined) {
    if (!end?.isDay) return null;
    const { day } = first;
    const at = (year: number): [string, string] => {
      const only = `${end.at(year)[0].slice(0, 8)}${pad(day)}`;
      return [only, only];
    };
    begin = { length: 1, dated: { ...end, at } };
  }
  const { dated } = begin;
  const isOpen = (one: DateReading | undefined) => one?.year === null;
  let from = begin.period?.from ?? null;
  let to = second.period?.to ?? null;
  if (second.period && !second.period.to) return null;
  if (isOpen(dated) && !isOpen(end)) {
    to ??= periodOf(text, second).to!;
    const year = Number(to.slice(0, 4));
    from = dated!.at(year)[0] <= to ? dated!.at(year)[0] : dated!.at(year - 1)[0];
  } else from ??= periodOf(text, begin).from;
  if (isOpen(end)) {
    const year = Number(from!.slice(0, 4));
    to = end!.at(year)[1] >= from! ? end!.at(year)[1] : end!.at(year + 1)[1];
    const starts = end!.at(Number(to.slice(0, 4)))[0];
    if (isOpen(dated) && starts > text.today) return unclearYear(length);
  } else to ??= periodOf(text, second).to;
  if (!from || !to || from > to) return null;
  return { length, meaning: { is: 'period', period: days(from, to) } };
}
