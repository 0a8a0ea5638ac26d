import type { Locale } from '#schema/options/locales.ts';

/**
 * A subject of questions, and the tables that can be joined to it. `{now}`, `{zone}` and `{at}` are placeholders in all
 * SQL of the model, `{then}` where it reads past values (model/past.ts).
 */
export interface Subject {
  name: string;
  source: string;
  /** Table and alias. */
  from: string;
  /** The timestamp column that places a row in time. */
  at: string;
  /**
   * Of a stock: a row is a span from `at` until before this column, and counts at each moment in between. It is not
   * placed in time by one moment, and does not add up over time.
   */
  until?: string;
  /** The key in `standings_since`, if the past of a stock cannot be known in full. */
  history?: string;
  /** Its rows can lie in the future. */
  isPlanned?: true;
  /** Its rows are removed or replaced without a trace, so an earlier period is not compared. */
  forgets?: true;
  /** The SQL of dimensions that mean something else here, by their keys; null if they do not apply. */
  own?: Readonly<Record<string, string | null>>;
  where?: string;
  /** The id of the person behind a row, if there is one. */
  person?: string;
  /** Replaces `{company}` and `{job}` with the cheapest available column. */
  company?: string;
  job?: string;
  /** The id of the application a row belongs to, if there is one. */
  application?: string;
  /** By alias, each after the joins it depends on. A join is added only if an expression uses its alias. */
  joins: Readonly<Record<string, string>>;
  /** The joins that are different as of `{then}` (model/past.ts). */
  joinsAsOf?: Readonly<Record<string, string>>;
  /** The first roll-up that can answer the question replaces the table. */
  rollUps?: readonly RollUp[];
}

/**
 * Pre-aggregated counts (server/modules/analytics/rollUp). `rolled_{name}` returns the timestamp, the key column and
 * `n`, the count.
 */
export interface RollUp {
  name: string;
  key: string;
  period: 'day' | 'month';
}

export const UNITS = [
  'none',
  'time',
  'count',
  'percent',
  'rupees',
  'minutes',
  'hours',
  'days',
  'ratio',
] as const;
export type Unit = (typeof UNITS)[number];

interface CountedRows {
  where?: string;
  /** Describes people, so values based on few people are hidden. */
  isPersonal?: boolean;
}

/** An aggregate over the rows of one subject. */
export type Aggregate =
  | ({ kind: 'count' } & CountedRows)
  | ({ kind: 'sum' | 'distinct'; of: string } & CountedRows)
  | ({ kind: 'percentile'; of: string; at: number } & CountedRows);

export type Part<SubjectKey extends string = string> = Aggregate & {
  subject: SubjectKey;
  /** Refers to the preceding period of the same length. */
  isPrevious?: boolean;
  /** The joins that it needs, by alias. Parts with the same alias share the join (model/funnelSteps.ts). */
  joins?: Readonly<Record<string, string>>;
};

export interface Measure<SubjectKey extends string = string> {
  name: string;
  description: string;
  unit: Unit;
  parts: Readonly<Record<string, Part<SubjectKey>>>;
  /** An expression over the parts, as `{name}`. Without it, the measure is its only part. */
  formula?: string;
}

export const DIMENSION_KINDS = ['time', 'text', 'choice', 'yes_no', 'band'] as const;
export type DimensionKind = (typeof DIMENSION_KINDS)[number];

/** The possible values of a dimension, in display order. */
export interface Choices {
  values: readonly string[];
  label: (value: string, locale: Locale) => string;
  /** Parses every documented spelling. */
  read?: (text: string) => string | null;
  /** The area and key of the translated label, and the values in it. */
  words?: (
    value: string,
  ) => readonly [area: string, key: string, values?: Readonly<Record<string, string>>];
}

/** A small table that names the keys after everything is counted, so that counting needs no join. */
export interface Lookup {
  table: string;
  /** The key and label columns; the alias is `x`. */
  key: string;
  label: string;
}

export interface Dimension {
  name: string;
  description: string;
  source: string;
  kind: DimensionKind;
  /** The expression to group by, or for a lookup the id to look up. */
  sql: string;
  choices?: Choices;
  lookup?: Lookup;
  isPersonal?: boolean;
}
