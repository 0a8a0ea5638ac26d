import type { ChartKind } from '#schema/analytics/charts.ts';
import type { Comparison, Grain } from '#schema/analytics/grains.ts';

/**
 * Phrases, separated by `|`. `(first)` may be left out, `view/opening` are alternatives; inflections are handled by
 * `wordKey`.
 */
export type Phrases = string;

/** Words that connect others. Those with "After" follow what they belong to, as in Hindi. */
export const MARKS = [
  'by',
  'byAfter',
  'not',
  'notAfter',
  'only',
  'and',
  'or',
  'vs',
  'vsAfter',
  'from',
  'which',
  'sortBy',
  'sortByAfter',
  'compare',
] as const;
export type Mark = (typeof MARKS)[number];

export const STATISTICS = [
  'average',
  'median',
  'p25',
  'p75',
  'p90',
  'share',
  'totalShare',
  'rate',
  'ratio',
  'growth',
  'running',
] as const;
export type Statistic = (typeof STATISTICS)[number];

/** Words of periods. */
export const TIME_WORDS = [
  'last',
  'lastAfter',
  'this',
  'rolling',
  'whole',
  'lastButOne',
  'lastButOneAfter',
  'since',
  'sinceAfter',
  'until',
  'untilAfter',
  'before',
  'beforeAfter',
  'after',
  'afterAfter',
  'between',
  'betweenAfter',
  'from',
  'to',
  'onwards',
  'of',
  'today',
  'yesterday',
  'tomorrow',
  'next',
  'dayBeforeYesterday',
  'now',
  'soFar',
  'quarterAfterNumber',
  'quarterBeforeNumber',
  'half',
  'ago',
  'financialYear',
  'unitBefore',
  'samePeriod',
  'endOf',
  'endAfter',
  'unitBeforeAfter',
  'toDate',
  'yearToDate',
  'quarterToDate',
  'monthToDate',
] as const;
export type TimeWord = (typeof TIME_WORDS)[number];

export const BAND_WORDS = [
  'atLeast',
  'atLeastAfter',
  'moreThan',
  'moreThanAfter',
  'lessThan',
  'lessThanAfter',
  'atMost',
  'atMostAfter',
  'lakh',
  'crore',
  'rupees',
  'percent',
  'minutes',
  'months',
  'years',
  'experience',
  'employees',
  'movingAverage',
  'target',
  'targetAfter',
] as const;
export type BandWord = (typeof BAND_WORDS)[number];

/** What members of a cohort did later. `applied` is named by the value "who applied". */
export type CohortAct = 'back' | 'again' | 'applied';

export interface Language {
  /** Words without a meaning for the question. */
  fillers: Phrases;
  /** Stems of verbs without a meaning for the question, in all their forms. */
  helpers?: { stems: Phrases; endings: Phrases };
  /** What is true of all things that some subjects count, by these subjects: jobs are posted, offers are sent. */
  acts: Readonly<Record<string, Phrases>>;
  /** Words that only connect a value to its noun: in, at, for. */
  prepositions: Phrases;
  marks: Partial<Record<Mark, Phrases>>;
  cohorts?: Partial<Record<CohortAct, Phrases>>;
  statistics: Record<Statistic, Phrases>;
  ranks: {
    top: Phrases;
    bottom: Phrases;
    most: Phrases;
    least: Phrases;
    /** The longest and the shortest times. */
    slowest: Phrases;
    fastest: Phrases;
    /** The measure decides whether the most or the least is good. */
    best: Phrases;
    worst: Phrases;
  };
  sorts: Record<'descending' | 'ascending' | 'bestFirst' | 'worstFirst' | 'byName', Phrases>;
  /** "Right now" does not change the meaning of what is counted as of now anyway. */
  now: Phrases;
  totals: Phrases;
  /** "Vs everyone else": what a value is compared with. */
  rest?: Phrases;
  charts: Record<ChartKind, Phrases>;
  compare: Record<Comparison, Phrases>;
  /** Phrases that are a comparison without "compared with". */
  compareAlone: Partial<Record<Comparison, Phrases>>;
  overTime: Phrases;
  allTime: Phrases;
  grains: Partial<Record<Grain, Phrases>>;
  units: Record<Grain, Phrases>;
  time: Partial<Record<TimeWord, Phrases>>;
  bands: Partial<Record<BandWord, Phrases>>;
  /** The months from January on, and the weekdays from Monday on. */
  months: readonly Phrases[];
  weekdays: readonly Phrases[];
  /** The numbers from one on. */
  numbers: readonly Phrases[];
  measures: Readonly<Record<string, Phrases>>;
  /**
   * Dimensions by noun. If a noun names several, the one with an exclamation mark is meant unless the measure says
   * otherwise.
   */
  dimensions: Readonly<Record<string, Phrases>>;
  /** Values as `dimension:key`, several if a word has several meanings. */
  values: Readonly<Record<string, Phrases>>;
  /** Phrases with several meanings, each with what could be said instead. */
  unclear: Readonly<Record<Phrases, Phrases>>;
  /** "Most viewed" and "least viewed": the measure that ranks. */
  mostBy: Readonly<Record<string, Phrases>>;
  leastBy: Readonly<Record<string, Phrases>>;
}
