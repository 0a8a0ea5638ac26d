import { subjectOf } from '../model/subjects.ts';
import type { ValidQuery } from '../query/validateQuery.ts';

/** Steps of time without a start begin with the oldest row, so the range of the data must be read first. */
export function needsExtent({ dimensions, range }: ValidQuery): boolean {
  return dimensions.includes('time') && (!range || (range.last == null && range.from == null));
}

/** The oldest and newest timestamp of all subjects. Each end is a single index lookup. */
export function extentSql({ subjects }: ValidQuery): string {
  const ends = subjects.map((key) => {
    const { from, at } = subjectOf(key);
    return `select (select min(${at}) from ${from}) as oldest, (select max(${at}) from ${from}) as newest`;
  });
  return `select min(oldest) as "from", max(newest) as "to" from (${ends.join(' union all ')}) ends`;
}
