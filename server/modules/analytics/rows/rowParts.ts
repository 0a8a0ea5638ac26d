import type { Aggregate } from '../model/kinds.ts';
import { measureOf, type MeasureKey } from '../model/measures.ts';
import { subjectOf } from '../model/subjects.ts';
import type { ValidQuery } from '../query/validateQuery.ts';
import type { Entity } from './listedRow.ts';

/** The parts of measures that consist of rows; the most telling first. */
export const ROW_PARTS = ['value', 'number', 'part', 'whole', 'now', 'before'] as const;
export type RowPart = (typeof ROW_PARTS)[number];

/** The parts of a measure whose rows can be listed. A sum is not a number of rows. */
export function rowPartsOf(key: MeasureKey): RowPart[] {
  const { parts } = measureOf(key);
  return ROW_PARTS.filter((name) => {
    const part = parts[name];
    if (!part || part.kind === 'sum') return false;
    return part.kind !== 'distinct' || entityOf(part) !== null;
  });
}

/** Rows of single people would undo the hiding of small groups, so a question about personal attributes has none. */
export const rowPartsIn = ({ isPersonal }: ValidQuery, key: MeasureKey): RowPart[] =>
  isPersonal ? [] : rowPartsOf(key);

/** The given measures whose rows can be listed. */
export const rowMeasuresIn = (validQuery: ValidQuery, keys: readonly MeasureKey[]): MeasureKey[] =>
  keys.filter((key) => rowPartsIn(validQuery, key).length > 0);

/** The kind of object that a distinct count counts; null if it has no name and page. */
export function entityOf(part: Aggregate & { subject: string }): Entity | null {
  if (part.kind !== 'distinct') return null;
  const { person, job, company } = subjectOf(part.subject as Parameters<typeof subjectOf>[0]);
  if (part.of === person) return 'person';
  if (part.of === job) return 'job';
  return part.of === company ? 'company' : null;
}
