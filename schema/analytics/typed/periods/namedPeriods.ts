import { days } from './calendar.ts';
import { readDated } from './dates.ts';
import type { PeriodReading, Period, TimeReading } from './period.ts';
import { readRelative } from './relative.ts';
import type { TimeText } from './timeText.ts';

/** The period that is named from this word on, without words such as "since" and "until". */
export function readNamed(text: TimeText, at: number): PeriodReading | null {
  const known = text.named.get(at);
  if (known !== undefined) return known;
  const named = readRelativeOrDated(text, at);
  text.named.set(at, named);
  return named;
}

function readRelativeOrDated(text: TimeText, at: number): PeriodReading | null {
  const relative = readRelative(text, at);
  const dated = readDated(text, at);
  if (relative && (!dated || relative.length >= dated.length)) return relative;
  return dated && { length: dated.length, dated };
}

/** If no year is named, the latest such period that has begun. */
export function periodOf(text: TimeText, { period, dated }: PeriodReading): Period {
  if (period) return period;
  const { at, year } = dated!;
  const current = Number(text.today.slice(0, 4));
  const chosen = year ?? (at(current)[0] <= text.today ? current : current - 1);
  return days(...at(chosen));
}

export function readSingle(text: TimeText, at: number): TimeReading | null {
  const found = readNamed(text, at);
  return (
    found && { length: found.length, meaning: { is: 'period', period: periodOf(text, found) } }
  );
}

/** Reads "the end of September" and "September end" as one day, for measures that count as of a day. */
export function readEndOfPeriod(text: TimeText, at: number): TimeReading | null {
  const word = text.matchLength('endOf', at);
  const found = readNamed(text, at + word);
  const after = found && word === 0 ? text.matchLength('endAfter', at + found.length) : 0;
  if (word + after === 0) return null;
  const to = found && !found.dated?.isDay ? periodOf(text, found).to : null;
  if (!found || !to || to > text.today) return null;
  return {
    length: word + found.length + after,
    meaning: { is: 'period', period: { ...days(to, to), isEnd: true } },
  };
}

/** Asks back, because this year or the last one could be meant. */
export const unclearYear = (length: number): TimeReading => ({
  length,
  meaning: { is: 'unclear', why: 'year', options: [] },
});
