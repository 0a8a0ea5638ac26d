import { statementFamily } from '#server/db/statement.ts';
import { SUBJECTS, subjectOf, type SubjectKey } from '../model/subjects.ts';

/** The oldest and newest timestamp of all subjects. Each end is a single index lookup. */
export const EXTENT = statementFamily('analytics-extent', {
  text: (subjects: readonly SubjectKey[]) => {
    const ends = subjects.map((key) => {
      const { from, at } = subjectOf(key);
      return `select (select min(${at}) from ${from}) as oldest, (select max(${at}) from ${from}) as newest`;
    });
    return `select min(oldest) as "from", max(newest) as "to" from (${ends.join(' union all ')}) ends`;
  },
  examples: [Object.keys(SUBJECTS) as SubjectKey[]],
});
