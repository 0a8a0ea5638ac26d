import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import { json, statement, statementFamily } from '#server/db/statement.ts';
import { COLUMNS, FROM, type JobJson } from '#server/modules/job/job.sql.ts';
import type { JobDetails } from '#server/modules/job/jobDetails.type.ts';

const LONG_TEXT = 200;

/** For job j and another job o: the same job posted again by the same company. */
const SAME_POST = `o.company_id = j.company_id and o.id <> j.id
    and o.status = 'active' and o.deleted_at is null
    and md5(lower(o.title) || ' ' || o.location) = md5(lower(j.title) || ' ' || j.location)`;

/** For job j and another job o: the same text at another company. */
const SAME_TEXT = `md5(o.description) = md5(j.description)
    and length(j.description) >= ${LONG_TEXT} and o.company_id <> j.company_id and o.deleted_at is null`;

/** In addition to the public columns: the long texts, and what the risk signs are derived from. */
const ADMIN_COLUMNS = `
  ${COLUMNS}, j.questions, j.admin_notes as "adminNotes", j.created_at as "createdAt",
  j.updated_at as "updatedAt",
  coalesce(j.asked_again_at, j.created_at) as "waitingSince",
  c.admin_status as "companyStatus", c.website as "companyWebsite", c.email as "companyEmail",
  (select count(*)::int from job_reports r where r.job_id = j.id and r.resolved_at is null) as reports,
  (select min(r.created_at) from job_reports r where r.job_id = j.id and r.resolved_at is null) as "reportedAt",
  (select p.proposed_at from pending_changes p where p.job_id = j.id) as "changedAt",
  (select count(*)::int from job_reports r
    where r.job_id = j.id and r.resolved_at is null and r.reason = 'fee') as "feeReports",
  (select count(*)::int from jobs o where o.company_id = j.company_id and o.id <> j.id
    and o.admin_status in ('rejected', 'suspended') and o.deleted_at is null) as "takenDown",
  (select count(*)::int from jobs o where ${SAME_POST})
  + (select count(*)::int from jobs o where ${SAME_TEXT}) as twins,
  json_build_object('description', j.description, 'descriptionHtml', j.description_html,
    'responsibilities', j.responsibilities, 'requirements', j.requirements, 'benefits', j.benefits,
    'skills', j.skills, 'experienceYears', j.experience_years, 'educationLevel', j.education_level,
    'salaryPeriod', j.salary_period) as details`;

interface Parts extends JobJson {
  details: JobDetails;
  questions: JobQuestion[];
}

const THERE = 'j.deleted_at is null and c.deleted_at is null';

const SEARCHED = `
  (j.title ilike $3 or j.location ilike $3
    or j.company_id = any(array(select id from companies where name ilike $3)))`;

/** Counting stops here, because no one can page through more. */
export const COUNTED_MAX = 10_000;

/** The date a list is sorted by: when the job was created, submitted, first reported, or had a change proposed. */
export type JobAge = 'createdAt' | 'waitingSince' | 'reportedAt' | 'changedAt';

const AGES = {
  createdAt: 'j.created_at',
  waitingSince: 'coalesce(j.asked_again_at, j.created_at)',
  reportedAt: 'r.since',
  changedAt: 'p.proposed_at',
} as const satisfies Record<JobAge, string>;

/** The parts of the request that affect the query plan: a rare status or word has its own index, and so has a company. */
interface JobListPlan {
  /** Waiting jobs are listed oldest first, all others newest first. */
  by: JobAge;
  status: boolean;
  search: boolean;
  company: boolean;
}

/** In this list, the age of a job is the age of its oldest open report. */
const REPORTED = `
  join (select job_id, min(created_at) as since from job_reports where resolved_at is null group by job_id) r
    on r.job_id = j.id`;

/** Rare properties are joined from their own table. */
const RARE: Partial<Record<JobAge, string>> = {
  reportedAt: REPORTED,
  changedAt: 'join pending_changes p on p.job_id = j.id',
};

/**
 * $1 now, $2 status, $3 a pattern, $4 industries, $5 and $6 the cursor, $7 limit, $8 offset, $9 a company. Every row
 * carries the total; an empty page reads it separately.
 */
export const jobsRead = statementFamily('admin-jobs', {
  ...json<Parts>(),
  text: ({ by, status, search, company }: JobListPlan) => {
    const [behind, way] = by === 'createdAt' ? ['<', 'desc'] : ['>', 'asc'];
    const rare = RARE[by];
    // Written as a literal, so that the planner can use the partial index.
    const pending = by === 'waitingSince' ? "j.admin_status = 'pending' and" : '';
    const wanted = `
    ${FROM} ${rare ?? ''}
    where ${THERE} and ${pending} ${status ? 'j.admin_status = $2' : '$2::text is null'}
      and ${search ? SEARCHED : '$3::text is null'}
      and ($4::text[] is null or j.industry = any($4))
      and ${company ? 'j.company_id = $9' : '$9::uuid is null'}`;
    const page = (from: string, age: string, id: string) => `
    ${from} and ($5::timestamptz is null or (${age}, ${id}) ${behind} ($5, $6::uuid))
    order by ${age} ${way}, ${id} ${way} limit $7 offset $8`;
    const age = AGES[by];
    // Looks up rare jobs first. Walking all jobs by age until enough match could read the whole table.
    const [first, counted, shown] =
      search || company || rare
        ? [
            `with matching as materialized (select j.id, ${age} as age ${wanted})`,
            `select 1 from matching`,
            `from (select id ${page('from matching where true', 'age', 'id')}) m
          join jobs j using (id) join companies c on c.id = j.company_id`,
          ]
        : ['', `select 1 ${wanted} limit ${COUNTED_MAX + 1}`, page(wanted, age, 'j.id')];
    return `
      ${first}
      select (select count(*)::int from (${counted}) counted) as total, found.*
      from (select 1) always left join (select ${ADMIN_COLUMNS} ${shown}) found on true
      order by found."${by}" ${way}, found.id ${way}`;
  },
  key: ({ by, status, search, company }) =>
    [by, status && 'status', search && 'search', company && 'company'].filter(Boolean).join('-'),
  examples: [
    { by: 'createdAt', status: false, search: false, company: false },
    { by: 'createdAt', status: true, search: true, company: false },
    { by: 'waitingSince', status: true, search: false, company: false },
    { by: 'reportedAt', status: false, search: false, company: false },
    { by: 'changedAt', status: false, search: true, company: false },
    { by: 'createdAt', status: false, search: false, company: true },
  ],
});

/** $1 now, $2 the jobs. */
export const JOBS_BY_ID = statement(
  'admin-jobs-by-id',
  `select ${ADMIN_COLUMNS} ${FROM} where ${THERE} and j.id = any($2::uuid[])`,
  json<Parts>(),
);

const TWINS_MAX = 5;
const TWIN = 'select o.id, o.created_at from jobs o join companies c on c.id = o.company_id';

/**
 * $1 now, $2 the jobs. The jobs behind the risk sign `duplicate`, the newest first; `twinOf` is the job they duplicate.
 */
export const DUPLICATES_OF_JOBS = statement(
  'admin-twins-of-jobs',
  `
    with twins as (
      select j.id as "twinOf", t.id, t.created_at from jobs j cross join lateral (
        select found.* from (
          ${TWIN} where ${SAME_POST} and c.deleted_at is null
          union all
          ${TWIN} where ${SAME_TEXT} and c.deleted_at is null
        ) found order by created_at desc, id limit ${TWINS_MAX}
      ) t where j.id = any($2::uuid[])
    )
    select t."twinOf", ${COLUMNS}
    from twins t join jobs j on j.id = t.id join companies c on c.id = j.company_id
    order by t.created_at desc, t.id`,
  json<{ __typename: 'Job' } & JobJson>(),
);
