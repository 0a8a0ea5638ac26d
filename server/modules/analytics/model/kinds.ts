/** What is asked about, and which tables may stand beside it. In all SQL of the model `{now}`, `{zone}` and `{at}` are filled in. */
export interface Subject {
  name: string;
  source: string;
  /** Table and alias. */
  from: string;
  /** The one column by which it is put in time. */
  at: string;
  where?: string;
  /** Who is behind a row, where somebody is. */
  person?: string;
  /** Filled in for `{company}` and `{job}`: as near as they can be had. */
  company?: string;
  job?: string;
  /** By alias, each after those it needs; put in only when something names it. */
  joins: Readonly<Record<string, string>>;
  /** The first that can answer is asked instead of the table. */
  rollUps?: readonly RollUp[];
}

/** Counted already (server/modules/analytics/rollUp): `rolled_{name}` answers with the moment and this column, and `n`, how many. */
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

interface Counted {
  where?: string;
  /** About people's own properties: few of them are not told. */
  isPersonal?: boolean;
}

/** What the database counts over the rows of one subject. */
export type Aggregate =
  | ({ kind: 'count' } & Counted)
  | ({ kind: 'sum' | 'distinct'; of: string } & Counted)
  | ({ kind: 'percentile'; of: string; at: number } & Counted);

export type Part<SubjectKey extends string = string> = Aggregate & {
  subject: SubjectKey;
  /** Of the equal period before. */
  isPrevious?: boolean;
};

export interface Measure<SubjectKey extends string = string> {
  name: string;
  description: string;
  unit: Unit;
  parts: Readonly<Record<string, Part<SubjectKey>>>;
  /** Of its parts, as `{name}`; without one it is its only part. */
  formula?: string;
}

export const DIMENSION_KINDS = ['time', 'text', 'choice', 'yes_no', 'band'] as const;
export type DimensionKind = (typeof DIMENSION_KINDS)[number];

/** What a dimension may be, in the order it is shown in. */
export interface Choices {
  values: readonly string[];
  label: (value: string) => string;
  /** Every documented spelling. */
  read?: (text: string) => string | null;
  /** In the reader's language: area and key of the words. */
  words?: (value: string) => readonly [area: string, key: string];
}

/** A row of a small table that is named after everything was counted: counting then needs no join. */
export interface Lookup {
  table: string;
  /** Both of its columns; the alias is `x`. */
  key: string;
  label: string;
}

export interface Dimension {
  name: string;
  description: string;
  source: string;
  kind: DimensionKind;
  /** What rows are told apart by, or for a lookup the id of what is looked up. */
  sql: string;
  /** That a row has none, where that is told with less than `sql is null`. */
  isEmpty?: string;
  choices?: Choices;
  lookup?: Lookup;
  isPersonal?: boolean;
}
