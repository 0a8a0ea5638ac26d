import type { RiskSign } from '#schema/options/riskSigns.ts';
import { json, statement } from '#server/db/statement.ts';
import type { Proposed } from '#server/modules/review/proposed.type.ts';

const COLUMNS = `p.id, p.job_id as "jobId", p.company_id as "companyId", p.proposed,
  p.risk_signs as "riskSigns", p.proposed_at as "proposedAt"`;

/** The public values, under the names used in `proposed`. Only those that would change are selected from it. */
const JOB_NOW = `jsonb_build_object('title', j.title, 'salary', j.salary, 'location', j.location,
  'isRemote', j.is_remote, 'workMode', j.facts ->> 'workMode', 'description', j.description, 'requirements', j.requirements,
  'responsibilities', j.responsibilities, 'benefits', j.benefits,
  'experienceLevel', j.experience_level, 'experienceYears', j.experience_years,
  'questions', j.questions) as now`;
const COMPANY_NOW = `jsonb_build_object('name', c.name, 'website', c.website,
  'logoFileId', c.logo_file_id, 'phone', c.phone, 'email', c.email, 'address', c.address,
  'city', c.city, 'state', c.state, 'country', c.country, 'description', c.description) as now`;

interface Change {
  proposed: Proposed;
  now: Proposed;
  riskSigns: RiskSign[];
}

/** $1 the jobs. */
export const CHANGES_OF_JOBS = statement(
  'pending-changes-of-jobs',
  `select ${COLUMNS}, ${JOB_NOW} from pending_changes p join jobs j on j.id = p.job_id
    where p.job_id = any($1::uuid[])`,
  json<Change>(),
);

/** $1 the companies. */
export const CHANGES_OF_COMPANIES = statement(
  'pending-changes-of-companies',
  `select ${COLUMNS}, ${COMPANY_NOW} from pending_changes p
    join companies c on c.id = p.company_id
    where p.job_id is null and p.company_id = any($1::uuid[])`,
  json<Change>(),
);

/** $1 the companies. */
export const CHANGED_COMPANIES = statement(
  'companies-changed-since-approval',
  `select id, changed_since_approval as names from companies where id = any($1::uuid[])`,
);

/** $1 the jobs. */
export const CHANGED_JOBS = statement(
  'jobs-changed-since-approval',
  `select id, changed_since_approval as names from jobs where id = any($1::uuid[])`,
);
