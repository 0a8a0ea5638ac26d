import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';

interface Details {
  /** How many minutes ago it was posted. */
  ago?: number;
  /** Or the exact time. */
  postedAt?: Date;
  status?: string;
  adminStatus?: string;
  featured?: boolean;
  deadline?: Date | null;
  companyStatus?: string;
}

/** Inserts a job with a new company directly into the database. */
export async function aJob(app: App, title: string, details: Details = {}): Promise<string> {
  const now = app.clock.now();
  const posted = details.postedAt ?? new Date(now.getTime() - (details.ago ?? 0) * 60_000);
  const [id, company] = [newId(posted.getTime()), newId(posted.getTime())];
  await app.sql(
    `insert into companies (id, slug, name, industry, admin_status, created_at, updated_at)
     values (?, ?, ?, 'technology', ?, ?, ?)`,
    [
      company,
      `company-${company}`,
      `${title} Works`,
      details.companyStatus ?? 'approved',
      now,
      now,
    ],
  );
  await app.sql(
    `insert into jobs (id, company_id, title, description, description_html, type, industry,
       is_featured, status, admin_status, posted_at, application_deadline, created_at, updated_at)
     values (?, ?, ?, 'Work.', '<p>Work.</p>', 'full_time', 'it', ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      company,
      title,
      details.featured ?? false,
      details.status ?? 'active',
      details.adminStatus ?? 'approved',
      posted,
      details.deadline ?? null,
      posted,
      posted,
    ],
  );
  return id;
}
