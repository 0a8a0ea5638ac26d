import { columnsIn, since, sqlAsOf as sqlWith, type ColumnsAsOf } from '#server/db/sqlAsOf.ts';
import { USER_CHANGES, USER_AS_OF } from '#server/modules/account/userAsOf.sql.ts';
import { APPLICATION_AS_OF } from '#server/modules/application/applicationAsOf.sql.ts';
import { COMPANY_CHANGES, COMPANY_AS_OF } from '#server/modules/company/companyAsOf.sql.ts';
import { JOB_CHANGES, JOB_AS_OF } from '#server/modules/job/jobAsOf.sql.ts';
import type { Part, Subject } from './kinds.ts';
import { INTERVIEW_AS_OF } from './topics/interviews.ts';
import { MESSAGE_AS_OF } from './topics/messages.ts';
import { NOTICE_AS_OF } from './topics/notices.ts';
import { OFFER_AS_OF } from './topics/offers.ts';

/**
 * analytics.compare.then: a comparison period is counted as it stood when it was as old as the period itself is now.
 * What has changed since reads as of that moment, `{then}`; what describes a job, a company or a person, such as a
 * category, is taken as it is now.
 */
const PAST: ColumnsAsOf = {
  ...APPLICATION_AS_OF,
  ...JOB_AS_OF,
  ...COMPANY_AS_OF,
  ...USER_AS_OF,
  ...INTERVIEW_AS_OF,
  ...OFFER_AS_OF,
  ...MESSAGE_AS_OF,
  ...NOTICE_AS_OF,
  'z.left_at': since('z.left_at'),
  'h.filled_at': since('h.filled_at'),
  'al.deleted_at': since('al.deleted_at'),
  'al.is_active': null,
  // Forgotten after 90 days (server/tasks/clearEnded.task.ts).
  's.user_id': null,
};

/** The joins that `PAST` needs, by the alias of the table whose past they know. */
const CHANGES: Readonly<Record<string, { alias: string; join: string }>> = {
  j: { alias: 'jw', join: JOB_CHANGES.ofAll },
  c: { alias: 'cw', join: COMPANY_CHANGES.ofAll },
  u: { alias: 'uw', join: USER_CHANGES.ofAll },
};

/** The same expression as of `{then}`, which also takes the place of `{now}`. */
export const sqlAsOf = (sql: string): string => sqlWith(sql, PAST).replaceAll('{now}', '{then}');

/** The subject as of `{then}`, if there is such a moment, with the joins of parts; a stock knows its past itself. */
export function subjectAsOf(subject: Subject, asOf: Date | null, parts: readonly Part[]): Subject {
  const own = Object.assign({}, ...parts.map((part) => part.joins)) as Record<string, string>;
  const { from, where, joinsAsOf } = subject;
  const joins = { ...subject.joins, ...own };
  if (!asOf || subject.until) return { ...subject, joins };
  const ownAsOf = Object.entries(own).map(([alias, join]) => [alias, sqlAsOf(join)]);
  const tables = [from.split(' ')[1]!, ...Object.keys(joins)];
  const changes = tables.flatMap((table) => CHANGES[table] ?? []);
  return {
    ...subject,
    ...(where && { where: sqlAsOf(where) }),
    joins: {
      ...joins,
      ...joinsAsOf,
      ...Object.fromEntries(ownAsOf),
      ...Object.fromEntries(changes.map(({ alias, join }) => [alias, join])),
    },
  };
}

export const COMPARABILITIES = ['settled', 'as_it_stood', 'not_recorded'] as const;
/** How a measure is compared with an earlier period. */
export type Comparability = (typeof COMPARABILITIES)[number];

/**
 * Whether the columns that these expressions read can change later, and whether their past is recorded. Deletions are
 * not counted as changes.
 */
export function comparabilityOf(expressions: readonly string[]): Comparability {
  const changing = expressions
    .flatMap(columnsIn)
    .filter((column) => column in PAST && !column.endsWith('.deleted_at'));
  if (changing.some((column) => PAST[column] === null)) return 'not_recorded';
  return changing.length > 0 ? 'as_it_stood' : 'settled';
}
