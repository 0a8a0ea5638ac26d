import type { Grain } from '#schema/analytics/grains.ts';
import type { AnalyticsRange } from '#schema/analytics/query.ts';

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

/** Days that a date, month, quarter or year names. */
export interface Dated {
  length: number;
  /** Without a year, the same days of any year. */
  at: (year: number) => readonly [from: string, to: string];
  year: number | null;
  isDay: boolean;
}
/** What words name: days of some year, or a period counted from today. */
export interface Found {
  length: number;
  dated?: Dated;
  period?: Period;
}
