import type { PreparedRead } from '#server/db/database.ts';
import { COLUMNS, FROM } from '#server/modules/job/job.service.ts';

const LONG_TEXT = 200;

/** Beside what everybody sees: the long texts, and what the signs of risk are read from. */
const ADMIN_COLUMNS = `
  ${COLUMNS}, j.admin_notes as "adminNotes", j.created_at as "createdAt",
  c.admin_status as "companyStatus", c.website as "companyWebsite", c.email as "companyEmail",
  (select count(*)::int from job_reports r where r.job_id = j.id and r.resolved_at is null) as reports,
  (select count(*)::int from job_reports r
    where r.job_id = j.id and r.resolved_at is null and r.reason = 'fee') as "feeReports",
  (select count(*)::int from jobs o where o.company_id = j.company_id and o.id <> j.id
    and o.admin_status in ('rejected', 'suspended') and o.deleted_at is null) as "takenDown",
  (select count(*)::int from jobs o where o.company_id = j.company_id and o.id <> j.id
    and o.status = 'active' and o.deleted_at is null
    and md5(lower(o.title) || ' ' || o.location) = md5(lower(j.title) || ' ' || j.location))
  + (select count(*)::int from jobs o where md5(o.description) = md5(j.description)
    and length(j.description) >= ${LONG_TEXT} and o.company_id <> j.company_id and o.deleted_at is null) as twins,
  json_build_object('description', j.description, 'descriptionHtml', j.description_html,
    'responsibilities', j.responsibilities, 'requirements', j.requirements, 'benefits', j.benefits,
    'skills', j.skills, 'experienceYears', j.experience_years, 'educationLevel', j.education_level,
    'salaryPeriod', j.salary_period) as details`;

const THERE = 'j.deleted_at is null and c.deleted_at is null';

const SEARCHED = `
  (j.title ilike $3 or j.location ilike $3
    or j.company_id = any(array(select id from companies where name ilike $3)))`;

/** More than can be paged through: only so many are counted. */
export const COUNTED_MAX = 10_000;

/** What is asked for, as far as a plan depends on it: a rare status or word is found by an index of its own. */
interface Asked {
  order: 'oldest' | 'newest';
  status: boolean;
  search: boolean;
}

/**
 * $1 now, $2 status, $3 a pattern, $4 industries, $5 and $6 the last entry seen, $7 limit, $8 offset. How many there
 * are comes with every row, and alone where the page is empty.
 */
export function jobsRead({ order, status, search }: Asked): PreparedRead {
  const [behind, way] = order === 'oldest' ? ['>', 'asc'] : ['<', 'desc'];
  const wanted = `
    ${FROM}
    where ${THERE} and ${status ? 'j.admin_status = $2' : '$2::text is null'}
      and ${search ? SEARCHED : '$3::text is null'}
      and ($4::text[] is null or j.industry = any($4))`;
  const page = (from: string, createdAt: string, id: string) => `
    ${from} and ($5::timestamptz is null or (${createdAt}, ${id}) ${behind} ($5, $6::uuid))
    order by ${createdAt} ${way}, ${id} ${way} limit $7 offset $8`;
  // Words are looked up first: walking the market by its age until enough fit may take all of it.
  const [first, counted, shown] = search
    ? [
        `with matching as materialized (select j.id, j.created_at ${wanted})`,
        `select 1 from matching`,
        `from (select id ${page('from matching where true', 'created_at', 'id')}) m
          join jobs j using (id) join companies c on c.id = j.company_id`,
      ]
    : ['', `select 1 ${wanted} limit ${COUNTED_MAX + 1}`, page(wanted, 'j.created_at', 'j.id')];
  return {
    name: `admin-jobs-${order}${status ? '-status' : ''}${search ? '-search' : ''}`,
    text: `
      ${first}
      select (select count(*)::int from (${counted}) counted) as total, found.*
      from (select 1) always left join (select ${ADMIN_COLUMNS} ${shown}) found on true
      order by found."createdAt" ${way}, found.id ${way}`,
  };
}

/** $1 now, $2 the jobs. */
export const JOBS_BY_ID: PreparedRead = {
  name: 'admin-jobs-by-id',
  text: `select ${ADMIN_COLUMNS} ${FROM} where ${THERE} and j.id = any($2::uuid[])`,
};
