import type { JobFacts } from '#schema/fields/jobFacts.ts';
import type { JobStanding } from '#schema/options/jobStandings.ts';
import { RESTORABLE_MINUTES } from '#schema/options/screens/ownJobs.ts';
import { json } from '#server/db/statement.ts';
import type { Company } from '#server/modules/company/company.entity.ts';
import { RESPONSES } from '#server/modules/company/responses/companyResponses.sql.ts';
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
 * Was public at some point, even if it no longer is. A job that was never approved must look the same as one that never
 * existed.
 */
export const SHOWN_ONCE = `
  j.admin_status in ('approved', 'suspended') and c.admin_status in ('approved', 'suspended')`;

/** job.restore.window: deleted so long ago that it can no longer be restored. */
export const isDeletedForGood = (job: string, now: string) =>
  `${job}.deleted_at < ${now}::timestamptz - interval '${RESTORABLE_MINUTES} minutes'`;

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

/** PostgreSQL cannot infer that `STANDING` is never the status 'approved'. */
export const STANDING_COLUMN = json<{ standing: JobStanding }>();

/** What every list reads of a row, in the shape of the GraphQL type. */
const CARD = `
  'Job' as "__typename", j.id, j.title, j.location, j.type, j.industry, j.salary,
  j.experience_level as "experienceLevel", j.skills, j.is_remote as "isRemote",
  j.is_featured as "isFeatured", j.is_hot as "isHot", j.posted_at as "postedAt",
  ${STANDING} as standing`;

const MORE = `, j.category_id as "categoryId", j.district, j.state,
  j.salary_min as "salaryMin", j.salary_max as "salaryMax",
  j.experience_years as "experienceYears", j.application_deadline as "applicationDeadline", j.views,
  j.applications_count as "applicationsCount", j.facts, j.status as "ownStatus",
  j.admin_status as "adminStatus"`;

const OPENING = `,
  left(coalesce(nullif(ltrim(j.responsibilities, E' \\r\\n'), ''), j.description), 200) as opening`;

/** The long texts, and what else only a job's own page shows. */
const TEXTS = `j.description, j.responsibilities, j.requirements, j.benefits,
  j.education_level as "educationLevel", j.salary_period as "salaryPeriod"`;

const HTML = 'j.description_html as "descriptionHtml"';

export const DETAIL_COLUMNS = `${TEXTS}, ${HTML}`;

const CATEGORY_TITLE = '(select title from categories where id = j.category_id) as "categoryTitle"';

const COMPANY = `, 'industry', c.industry, 'size', c.size, 'website', c.website, 'city', c.city,
    'state', c.state, 'country', c.country, 'foundedYear', c.founded_year,
    'logoFileId', c.logo_file_id`;

const SHORT_PARTS = ['more', 'opening', 'company', 'verification', 'responses'] as const;
export const LONG_PARTS = ['texts', 'html', 'about'] as const;

/** Parts that a search reads only if its query asks for them, because they add to the cost of every row. */
export const JOB_PARTS = [...SHORT_PARTS, ...LONG_PARTS] as const;
export type JobPart = (typeof JOB_PARTS)[number];

/** What all other lists read: not the long texts, which a loader reads when a query asks for them. */
export const SHORT_ROW: ReadonlySet<JobPart> = new Set(SHORT_PARTS);
export const LONG_ROW: ReadonlySet<JobPart> = new Set(JOB_PARTS);

/** The columns of a row with these parts. */
export function columnsWith(parts: ReadonlySet<JobPart>): string {
  const only = (part: JobPart, text: string) => (parts.has(part) ? text : '');
  return `${CARD}${only('more', MORE)}${only('opening', OPENING)}
  ${only('texts', `, ${TEXTS}, ${CATEGORY_TITLE}`)}${only('html', `, ${HTML}`)},
  json_build_object('__typename', 'Company', 'id', c.id, 'slug', c.slug, 'name', c.name
    ${only('company', COMPANY)}${only('about', `, 'description', c.description`)}
    ${only('verification', `, 'verification', ${VERIFIED}`)}
    ${only('responses', `, 'responses', ${RESPONSES}`)}) as company`;
}

export const COLUMNS = columnsWith(SHORT_ROW);

/** The columns of `COLUMNS` that PostgreSQL cannot type. */
export interface JobJson {
  company: Company;
  standing: JobStanding;
  facts: JobFacts;
}
export const JSON_COLUMNS = json<JobJson>();

export const FROM = 'from jobs j join companies c on c.id = j.company_id';
