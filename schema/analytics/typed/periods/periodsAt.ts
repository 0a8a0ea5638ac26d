import { readSamePeriod, readUnitBefore } from './earlierUnits.ts';
import { readEndOfPeriod, readSingle } from './namedPeriods.ts';
import { readOpenEnded } from './openEnds.ts';
import type { TimeReading } from './period.ts';
import { readSpan } from './spans.ts';
import type { TimeText } from './timeText.ts';
import { readWeekday, readWeekdays } from './weekdays.ts';

/** The periods that may begin at a word: one reading of each length. */
export function periodsAt(text: TimeText, at: number): TimeReading[] {
  const readings = [
    readWeekdays(text, at),
    readSpan(text, at),
    readOpenEnded(text, at),
    readSingle(text, at),
    readWeekday(text, at),
    readUnitBefore(text, at),
    readSamePeriod(text, at),
    readEndOfPeriod(text, at),
  ].filter((reading) => reading !== null);
  return readings.filter(
    ({ length }, at) => readings.findIndex((other) => other.length === length) === at,
  );
}
