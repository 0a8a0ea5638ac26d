import type { JobFacts } from '#schema/fields/jobFacts.ts';
import type { JobStanding } from '#schema/options/jobStandings.ts';
import { json } from '#server/db/statement.ts';
import type { Company } from '#server/modules/company/company.entity.ts';
import { RESPONSES } from '#server/modules/company/responses/companyResponses.reads.ts';
import { VERIFIED } from '#server/modules/company/verified.loaders.ts';

/**
 * Live: active, approved, from an approved company, and not past its deadline (product decision
 * 63). $1 is now.
 */
export const LIVE = `
  j.status = 'active' and j.admin_status = 'approved' and j.deleted_at is null
  and (j.application_deadline is null or j.application_deadline > $1)
  and c.admin_status = 'approved' and c.deleted_at is null`;

/**
 * Has its own page: the job is live, or was live and has ended. Jobs that are unapproved or deleted
 * have no page.
 */
export const PUBLIC = `
  j.admin_status = 'approved' and j.deleted_at is null
  and c.admin_status = 'approved' and c.deleted_at is null`;

/**
 * Was public at some point, whatever has happened since. A job that was never approved must look
 * the same as one that never existed.
 */
export const SHOWN_ONCE = `
  j.admin_status in ('approved', 'suspended') and c.admin_status in ('approved', 'suspended')`;

/** The status of the job at $1. */
export const STANDING = `
  case
    when j.deleted_at is not null or c.deleted_at is not null then 'closed'
    when j.admin_status <> 'approved' then j.admin_status
    when c.admin_status <> 'approved' then c.admin_status
    when j.status = 'closed' then 'closed'
    when j.application_deadline <= $1 then 'expired'
    else 'live'
  end`;

/** PostgreSQL does not see that `STANDING` is never the status 'approved'. */
export const STANDING_COLUMN = json<{ standing: JobStanding }>();

/**
 * A row as a list shows it, in the shape of the GraphQL type. The long texts are left out: a loader
 * reads them when a query asks for them.
 */
export const COLUMNS = `
  'Job' as "__typename", j.id, j.title, j.category_id as "categoryId",
  j.location, j.district, j.state, j.type, j.industry,
  j.salary, j.salary_min as "salaryMin", j.salary_max as "salaryMax",
  j.experience_level as "experienceLevel", j.experience_years as "experienceYears", j.skills,
  left(coalesce(nullif(ltrim(j.responsibilities, E' \\r\\n'), ''), j.description), 200) as opening,
  j.is_remote as "isRemote",
  j.is_featured as "isFeatured", j.is_hot as "isHot", j.posted_at as "postedAt",
  j.application_deadline as "applicationDeadline", j.views,
  j.applications_count as "applicationsCount", j.facts, j.status as "ownStatus",
  j.admin_status as "adminStatus",
  ${STANDING} as standing,
  json_build_object('__typename', 'Company', 'id', c.id, 'slug', c.slug, 'name', c.name,
    'industry', c.industry, 'size', c.size, 'website', c.website, 'city', c.city,
    'state', c.state, 'country', c.country, 'foundedYear', c.founded_year,
    'logoFileId', c.logo_file_id, 'verification', ${VERIFIED},
    'responses', ${RESPONSES}) as company`;

/** The long texts, and what else only a job's own page shows. */
export const DETAIL_COLUMNS = `
  j.description, j.description_html as "descriptionHtml", j.responsibilities, j.requirements, j.benefits,
  j.education_level as "educationLevel", j.salary_period as "salaryPeriod"`;

/** For a list whose query asks for them: they come with its rows instead of in three more statements. */
export const DETAILS_OF_ROW = `(select to_json(d) from (
  select ${DETAIL_COLUMNS}, c.description as "aboutCompany",
    (select title from categories where id = j.category_id) as "categoryTitle") d)`;

/** The columns of `COLUMNS` that PostgreSQL cannot type. */
export interface JobJson {
  company: Company;
  standing: JobStanding;
  facts: JobFacts;
}
export const JSON_COLUMNS = json<JobJson>();

export const FROM = 'from jobs j join companies c on c.id = j.company_id';
