import type { AdminStatus, JobStatus } from '#schema/options/statuses.ts';
import type { JobType } from '#schema/options/jobTypes.ts';
import { newId } from '#server/lib/ids.ts';
import type { App } from './app.ts';

export interface CompanyDetails {
  name?: string;
  status?: AdminStatus;
}

/** Written straight into its table: no door makes an approved company in one step. */
export async function addCompany(
  app: App,
  { name = 'Lotus Works', status = 'approved' }: CompanyDetails = {},
) {
  const now = app.clock.now();
  const id = newId(now.getTime());
  await insert(app, 'companies', {
    id,
    slug: `company-${id}`,
    name,
    industry: 'technology',
    admin_status: status,
    created_at: now,
    updated_at: now,
  });
  return { id, name };
}

export interface JobDetails {
  title?: string;
  location?: string;
  type?: JobType;
  salary?: { text: string; min: number; max: number };
  status?: JobStatus;
  adminStatus?: AdminStatus;
  featured?: boolean;
  hot?: boolean;
  /** Days from now; yesterday is -1. */
  postedIn?: number;
  endsIn?: number;
}

const DAY = 86_400_000;

/** A live one, unless it is told otherwise. */
export async function addJob(app: App, companyId: string, details: JobDetails = {}) {
  const {
    title = 'Software Engineer',
    location = 'Pune, Maharashtra',
    type = 'full_time',
    salary,
  } = details;
  const now = app.clock.now().getTime();
  const postedAt = new Date(now + (details.postedIn ?? 0) * DAY);
  const id = newId(postedAt.getTime());
  await insert(app, 'jobs', {
    id,
    company_id: companyId,
    title,
    description: `We look for a ${title}.`,
    description_html: `<p>We look for a ${title}.</p>`,
    location,
    type,
    industry: 'technology',
    salary: salary?.text ?? '',
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    status: details.status ?? 'active',
    admin_status: details.adminStatus ?? 'approved',
    is_featured: details.featured ?? false,
    is_hot: details.hot ?? false,
    posted_at: postedAt,
    application_deadline: new Date(now + (details.endsIn ?? 30) * DAY),
    created_at: postedAt,
    updated_at: postedAt,
  });
  return { id, title };
}

async function insert(app: App, table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const places = columns.map(() => '?').join(', ');
  await app.sql(
    `insert into ${table} (${columns.join(', ')}) values (${places})`,
    Object.values(row),
  );
}
