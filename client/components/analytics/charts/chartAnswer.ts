/** The result data that charts read. It comes from a fragment, so the calculations below need no GraphQL. */
export interface ChartAnswer {
  dimensions: readonly ChartColumn[];
  measures: readonly ChartColumn[];
  rows: readonly ChartRow[];
  totals?: ChartValues | null;
  pivot?: ChartPivot | null;
  from?: string | null;
  to?: string | null;
  previousFrom?: string | null;
  previousTo?: string | null;
  timeZone: string;
  grain?: Grain | null;
  rowCount: number;
  isComplete: boolean;
  leftOut: number;
  readAt: string;
}

export type Grain = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

export type Unit =
  | 'NONE'
  | 'TIME'
  | 'COUNT'
  | 'PERCENT'
  | 'RUPEES'
  | 'MINUTES'
  | 'HOURS'
  | 'DAYS'
  | 'RATIO';

export type Figure = number | null;

export interface ChartColumn {
  key: string;
  name: string;
  unit: Unit;
  isAdditive: boolean;
  /** Counted at a moment, so it adds up over groups, but not over steps of time. */
  isStock?: boolean;
  /** The direction of a change that is good news; null if neither is. */
  betterWhen?: 'MORE' | 'LESS' | null;
  /** The measures whose rows can be listed; for a calculation, the measures it is made of. */
  rowMeasures?: readonly string[];
  comparability?: 'SETTLED' | 'AS_IT_STOOD' | 'NOT_RECORDED';
  /** Whether the measure before it counts everything that this one counts. */
  isWithinPrevious?: boolean;
  /** For a median time: the key of the measure that counts the step at its end. */
  timesStep?: string | null;
}

/** A part and its whole. */
export type Share = readonly Figure[];

export interface ChartValues {
  values: readonly Figure[];
  previous?: readonly Figure[] | null;
  /** The part and the whole of each share. */
  counts?: readonly (Share | null)[];
  previousCounts?: readonly (Share | null)[] | null;
}

export interface ChartRow extends ChartValues {
  keys: readonly (string | null)[];
  labels: readonly string[];
}

export interface ChartPivot {
  /** The key of the dimension in the columns. */
  dimension: string;
  columns: readonly { key?: string | null; label: string }[];
  rows: readonly {
    keys: readonly (string | null)[];
    labels: readonly string[];
    /** Null if no group has this row and column. */
    cells: readonly (readonly Figure[] | null)[];
    /** The part and the whole of each share. */
    counts?: readonly (readonly (Share | null)[] | null)[];
  }[];
}

export const CHART_KINDS = [
  'LINE',
  'BAR',
  'STACKED_BAR',
  'TABLE',
  'PIVOT',
  'NUMBER',
  'FUNNEL',
  'MAP',
] as const;
export type ChartKind = (typeof CHART_KINDS)[number];
