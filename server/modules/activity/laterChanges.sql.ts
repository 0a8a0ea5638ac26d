import type { ActivitySubjectKind } from '#schema/options/activity.ts';

/** What the log says a fact was before its first change after `{then}`; null if it has not changed since. */
export const beforeChange = (fact: string): string =>
  `(array_agg(before ->> '${fact}' order by at, id) filter (where before ? '${fact}'))[1]`;

interface LaterChanges {
  kind: ActivitySubjectKind;
  /** The id of the subject. */
  id: string;
  /** The alias of the earlier values. */
  alias: string;
  columns: Readonly<Record<string, string>>;
}

/** Joins the values that were different at `{then}`: of all subjects at once, or of each of a few. */
export function laterChanges({ kind, id, alias, columns }: LaterChanges) {
  const picked = Object.entries(columns).map(([name, sql]) => `${sql} as ${name}`);
  const found = `from activity_log
      where subject_kind = '${kind}' and at > {then} and before is not null`;
  return {
    ofAll: `left join (select subject_id, ${picked.join(', ')} ${found} group by subject_id) ${alias}
      on ${alias}.subject_id = ${id}::text`,
    ofFew: `left join lateral (select ${picked.join(', ')} ${found} and subject_id = ${id}::text) ${alias} on true`,
  };
}
