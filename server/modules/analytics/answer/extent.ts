import { subjectOf } from '../model/subjects.ts';
import type { Judged } from '../query/judge.ts';

/** Steps of time without a beginning: they begin with the oldest there is. */
export function needsExtent({ dimensions, range }: Judged): boolean {
  return dimensions.includes('time') && (!range || (range.last == null && range.from == null));
}

/** The oldest and the newest of all the subjects; both ends of an index each. */
export function extentSql({ subjects }: Judged): string {
  const ends = subjects.map((key) => {
    const { from, at } = subjectOf(key);
    return `select (select min(${at}) from ${from}) as oldest, (select max(${at}) from ${from}) as newest`;
  });
  return `select min(oldest) as "from", max(newest) as "to" from (${ends.join(' union all ')}) ends`;
}
