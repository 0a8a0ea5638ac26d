import { days, later } from './calendar.ts';
import { periodOf, readNamed, unclearYear } from './namedPeriods.ts';
import type { PeriodReading, TimeReading } from './period.ts';
import { latestWeekday } from './relative.ts';
import type { TimeText } from './timeText.ts';

/** Reads a period with an open end: "since March", "until 30 June", "before 2026", "मार्च से". */
export function readOpenEnded(text: TimeText, at: number): TimeReading | null {
  const since = text.matchLength('since', at);
  const until = text.matchLength('until', at);
  const before = text.matchLength('before', at);
  const after = text.matchLength('after', at);
  const from = text.matchLength('from', at);
  const lead = Math.max(since, until, before, after, from);
  const isSinceWeekday = since > 0 || (lead === 0 && text.matchLength('sinceAfter', at + 1) > 0);
  const found =
    readNamed(text, at + lead) ?? (isSinceWeekday ? latestWeekday(text, at + lead) : null);
  if (!found) return null;
  const end = at + lead + found.length;
  const length = lead + found.length;
  const isOpen = found.dated?.year === null;
  if (lead === 0) return readOpenAfter(text, found, at, end);
  if (since === lead)
    return sinceOf(text, found, length + text.matchLength('soFar', end) + onwardsAt(text, end));
  if (until === lead) return untilOf(text, found, length, 'to', isOpen);
  if (before === lead) return untilOf(text, found, length, 'from', isOpen);
  if (after === lead) return afterOf(text, found, length);
  const onwards = onwardsAt(text, end);
  if (onwards > 0) return sinceOf(text, found, length + onwards);
  if (found.period) return { length, meaning: { is: 'period', period: found.period } };
  if (found.dated!.year !== null && !found.dated!.isDay)
    return { length, meaning: { is: 'period', period: periodOf(text, found) } };
  const words = text.textOf(at + lead, end);
  const options = [`since ${words}`, words];
  const { from: first } = periodOf(text, found);
  return { length, meaning: { is: 'unclear', why: 'from', options, from: first } };
}

function readOpenAfter(
  text: TimeText,
  found: PeriodReading,
  at: number,
  end: number,
): TimeReading | null {
  const isOpen = found.dated?.year === null;
  const since = text.matchLength('sinceAfter', end);
  const until = text.matchLength('untilAfter', end);
  const before = text.matchLength('beforeAfter', end);
  const after = text.matchLength('afterAfter', end);
  const onwards = onwardsAt(text, end);
  const most = Math.max(since, until, before, after, onwards);
  if (most === 0) return null;
  const length = end - at + most;
  if (before === most) return untilOf(text, found, length, 'from', isOpen);
  if (since === most) {
    const now = text.matchLength('soFar', at + length);
    if (now > 0) return betweenNow(text, found, length + now);
    return sinceOf(text, found, length);
  }
  if (until === most) return untilOf(text, found, length, 'to', isOpen);
  if (after === most) return afterOf(text, found, length);
  return sinceOf(text, found, length);
}

function onwardsAt(text: TimeText, at: number): number {
  const length = text.matchLength('onwards', at);
  // "On" without "onwards" belongs to what follows.
  return length === 1 && text.keyAt(at) === 'on' ? 0 : length;
}

function betweenNow(text: TimeText, found: PeriodReading, length: number): TimeReading | null {
  const { from } = periodOf(text, found);
  return from === null
    ? null
    : { length, meaning: { is: 'period', period: days(from, text.today) } };
}

function sinceOf(text: TimeText, found: PeriodReading, length: number): TimeReading | null {
  const { from } = periodOf(text, found);
  if (from === null) return null;
  return { length, meaning: { is: 'period', period: { range: { from }, from, to: null } } };
}

function afterOf(text: TimeText, found: PeriodReading, length: number): TimeReading | null {
  const { to } = periodOf(text, found);
  if (to === null) return null;
  const from = later(to, 1);
  return { length, meaning: { is: 'period', period: { range: { from }, from, to: null } } };
}

function untilOf(
  text: TimeText,
  found: PeriodReading,
  length: number,
  end: 'from' | 'to',
  isOpen: boolean,
): TimeReading | null {
  // If the named time is still to come this year, that of last year could be meant: questions are about the past.
  const year = Number(text.today.slice(0, 4));
  if (isOpen && found.dated!.at(year)[0] > text.today) return unclearYear(length);
  const period = periodOf(text, found);
  const to = end === 'to' ? period.to : period.from && later(period.from, -1);
  if (!to) return null;
  return { length, meaning: { is: 'period', period: { range: { to }, from: null, to } } };
}
