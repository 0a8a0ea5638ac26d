import type { ActivitySubjectKind } from '#schema/options/activity.ts';
import type { RecountedValue } from '#schema/options/recounts.ts';
import type { Services } from '#server/services.ts';

/** An SQL condition on the key column: the rows of one batch, or some rows that are compared again. */
export type Within = (column: string) => string;

export type KeyType = 'uuid' | 'text' | 'timestamptz';

/** The table whose rows are visited in batches, in the order of its keys. */
export interface Walk {
  table: string;
  key: string;
  type: KeyType;
  batch: number;
  where?: string;
}

/** The entry of a derived value in the list. */
interface Derived {
  name: RecountedValue;
  /** The table that stores the value. */
  table: string;
  /** The columns that follow from other rows; null for all of them. */
  columns: readonly string[] | null;
  /** What an administrator can open to see the row. */
  subject?: Extract<ActivitySubjectKind, 'company' | 'job' | 'user'>;
  /** Columns with what people wrote: whether they differ is shown, but not the texts. */
  hidden?: readonly string[];
}

/** A value that can be counted from other rows, batch by batch. */
export interface CountedValue extends Derived {
  kind: 'counted';
  walk: Walk;
  /**
   * The rows whose stored value differs: "id!" (the key of the walk), "key!", "subjectId", before and after. One
   * statement sees one moment, so a row and its proof are of the same moment.
   */
  differing: (within: Within) => string;
  /** Waits for those who change the rows or their proof, and makes them wait. */
  locks: readonly ((within: Within) => string)[];
  repairs: readonly ((within: Within) => string)[];
}

/** A value that can only be compared and written again as a whole. */
export interface WholeValue extends Derived {
  kind: 'whole';
  /** As above. */
  differing: string;
  repair: (services: Services) => Promise<void>;
}

/** A value that code compares and never corrects, because it is evidence. */
export interface CheckedValue extends Derived {
  kind: 'checked';
  find: (services: Services) => Promise<{ checked: number; differing: Difference[] }>;
}

export type DerivedValue = CountedValue | WholeValue | CheckedValue;

/** A row that differs from what it follows from; null where it is missing on one side. */
export interface Difference {
  id: string;
  key: string;
  subjectId: string | null;
  before: Facts | null;
  after: Facts | null;
}

export type Facts = Record<string, unknown>;
