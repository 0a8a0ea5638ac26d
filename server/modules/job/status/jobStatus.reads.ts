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
 * that lock: so it is there before the decision, or refused (applyToJob.service).
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
