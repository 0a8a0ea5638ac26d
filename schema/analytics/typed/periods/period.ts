import type { Grain } from '#schema/analytics/grains.ts';
import type { AnalyticsRange } from '#schema/analytics/query.ts';

/** A period and its days; an open end is null. A unit that is not over yet has its whole length. */
export interface Period {
  range: AnalyticsRange;
  from: string | null;
  to: string | null;
  /** Set if the day is the last one of a longer period. */
  isEnd?: true;
}

export type TimeMeaning =
  | { is: 'period'; period: Period }
  /** "The 6 weeks before", which are those before the other period. */
  | { is: 'before'; unit: Grain; count: number }
  | { is: 'onWeekday'; weekdays: string[]; options: string[] | null }
  /** The words could be meant in several ways; the options write each of them out. */
  | { is: 'unclear'; why: 'from' | 'weekday' | 'year'; options: string[]; from?: string | null };

export interface TimeReading {
  length: number;
  meaning: TimeMeaning;
  /** The meaning when the words do not follow "compared with". */
  otherwise?: TimeMeaning;
}

/** The days of a date, month, quarter or year. */
export interface DateReading {
  length: number;
  /** Returns the same days in another year, for words that name no year. */
  at: (year: number) => readonly [from: string, to: string];
  year: number | null;
  isDay: boolean;
}
/** What words name: days of some year, or a period counted from today. */
export interface PeriodReading {
  length: number;
  dated?: DateReading;
  period?: Period;
}
