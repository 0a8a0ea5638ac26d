import { statement, type RowOf } from '#server/db/statement.ts';
import { COLUMNS, FROM, JSON_COLUMNS, STANDING, STANDING_COLUMN } from '../job.sql.ts';

/** $1 now, $2 the company. */
const OWN = `j.company_id = $2 and j.deleted_at is null`;

/** The jobs that the member works on; null for all. */
const among = (parameter: string) => `(${parameter}::uuid[] is null or j.id = any(${parameter}))`;

/** $3 a pattern for the title, $4 which jobs to show, $6 the locations that are searched for. */
const SHOWN = `
  ($3::text is null or j.title ilike $3 or j.location = any($6::text[]))
  and case $4 when 'all' then true when 'featured' then j.is_featured when 'hot' then j.is_hot
    else $4 = ${STANDING} end`;

/** $5 the member's jobs, $7 and $8 the key of the last entry on the previous page, $9 limit, $10 offset. */
const list = <const Name extends string>(name: Name, behind: string, order: string) =>
  statement(
    name,
    `select ${COLUMNS} ${FROM} where ${OWN} and ${SHOWN} and ${among('$5')} and ${behind}
      order by ${order} limit $9 offset $10`,
    JSON_COLUMNS,
  );

export const LISTS = {
  date: list(
    'own-jobs-by-date',
    '($7::timestamptz is null or (j.posted_at, j.id) < ($7, $8::uuid))',
    'j.posted_at desc, j.id desc',
  ),
  title: list(
    'own-jobs-by-title',
    '($7::text is null or (lower(j.title), j.id) > ($7, $8::uuid))',
    'lower(j.title), j.id',
  ),
};

/** $1 the company. */
export const LOCATIONS = statement(
  'own-jobs-locations',
  'select distinct location from jobs where company_id = $1 and deleted_at is null',
);

/** $3 the id of the job. */
export const ONE = statement(
  'own-job',
  `select ${COLUMNS} ${FROM} where ${OWN} and j.id = $3`,
  JSON_COLUMNS,
);

/** The number of jobs in the list, next to the totals over all jobs. $5 the member's jobs. */
export const FIGURES = statement(
  'own-jobs-figures',
  `select count(*) filter (where ${SHOWN})::int as listed, count(*)::int as total,
      count(*) filter (where j.is_featured)::int as featured,
      count(*) filter (where j.is_hot)::int as hot,
      coalesce(sum(j.applications_count), 0)::int as applications,
      coalesce(sum(j.views), 0)::int as views
    ${FROM} where ${OWN} and ${among('$5')}`,
);

const FILED = `
  select j.title, j.location, j.type, g.title as category, j.industry, j.salary,
    j.experience_years as "experienceYears", ${STANDING} as standing, j.is_featured as "isFeatured",
    j.is_hot as "isHot", j.is_remote as "isRemote", j.posted_at as "postedAt",
    j.application_deadline as "applicationDeadline", j.views, j.applications_count as applications
  ${FROM} left join categories g on g.id = j.category_id
  where ${OWN} and ${SHOWN} and ${among('$5')} and ${among('$7')}`;

/** $5 the member's jobs, $7 the selected jobs, or null for all that the list shows; $8 limit. */
export const FILES = {
  date: statement(
    'own-jobs-file-by-date',
    `${FILED} order by j.posted_at desc, j.id desc limit $8`,
    STANDING_COLUMN,
  ),
  title: statement(
    'own-jobs-file-by-title',
    `${FILED} order by lower(j.title), j.id limit $8`,
    STANDING_COLUMN,
  ),
};

export type FiledJob = RowOf<typeof FILES.date>;
