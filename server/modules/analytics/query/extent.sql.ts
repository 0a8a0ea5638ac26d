import { statementFamily } from '#server/db/statement.ts';
import { SUBJECTS, subjectOf, type SubjectKey } from '../model/subjects.ts';

/** The oldest and newest timestamp of all subjects. Each end is a single index lookup. A stock goes on until now. */
export const EXTENT = statementFamily('analytics-extent', {
  text: (subjects: readonly SubjectKey[]) => {
    const ends = subjects.map((key) => {
      const { from, at, until } = subjectOf(key);
      const newest = until ? 'null::timestamptz' : `(select max(${at}) from ${from})`;
      return `select (select min(${at}) from ${from}) as oldest, ${newest} as newest`;
    });
    return `select min(oldest) as "from", max(newest) as "to" from (${ends.join(' union all ')}) ends`;
  },
  examples: [Object.keys(SUBJECTS) as SubjectKey[]],
});
