import type { AdminStatus } from '#schema/options/statuses.ts';

/** A job under the lock of a decision, and what its employers are told. */
export interface LockedJob {
  id: string;
  title: string;
  standing: AdminStatus;
  adminNotes: string | null;
  companyId: string;
  companyName: string;
  companyStatus: AdminStatus;
}

/**
 * Always in the order of their ids. An application shares the keys of its job and company, and looks again under
 * that lock: so it is there before the decision, or refused (sending.service).
 */
export const LOCK_JOBS = `
  select j.id, j.title, j.admin_status as standing, j.admin_notes as "adminNotes",
    c.id as "companyId", c.name as "companyName", c.admin_status as "companyStatus"
  from jobs j join companies c on c.id = j.company_id
  where j.id = any(?::uuid[]) and j.deleted_at is null and c.deleted_at is null
  order by j.id for update of j`;

/** Status, notes, when, again the status; the jobs. */
export const MOVE_JOBS = `
  update jobs set admin_status = ?, admin_notes = ?, updated_at = ?,
    changed_since_approval = case when ? = 'approved' then '{}' else changed_since_approval end
  where id = any(?::uuid[])`;

export interface LockedCompany {
  id: string;
  name: string;
  standing: AdminStatus;
  adminNotes: string | null;
}

export const LOCK_COMPANY = `
  select id, name, admin_status as standing, admin_notes as "adminNotes" from companies
  where id = ? and deleted_at is null for update`;

/** Status, notes, when, again the status and when; the company. */
export const MOVE_COMPANY = `
  update companies set admin_status = ?, admin_notes = ?, updated_at = ?,
    changed_since_approval = '{}', approved_at = case when ? = 'approved' then ?::timestamptz else approved_at end
  where id = ?`;

/** Who is told: the employers of these companies. */
export const EMPLOYERS = `
  select id, company_id as "companyId" from users
  where company_id = any(?::uuid[]) and role = 'employer' and deleted_at is null order by id`;

/** Now twice would be one too many: the moment stands in front. */
export const LIVE_JOBS = (live: string) => `
  with moment as (select ?::timestamptz as now)
  select count(*)::int as total from jobs j join companies c on c.id = j.company_id
  where c.id = ? and ${live.replaceAll('$1', '(select now from moment)')}`;
