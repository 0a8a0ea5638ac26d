import type { AdminStatus } from '#schema/options/statuses.ts';

/** A job locked for a change of its status, with what its employers are notified about. */
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
 * Always locked in the order of their ids. An application takes a key-share lock on its job and
 * company and checks again under it, so that it either exists before the change or is refused
 * (applyToJob.service).
 */
export const LOCK_JOBS = `
  select j.id, j.title, j.admin_status as standing, j.admin_notes as "adminNotes",
    c.id as "companyId", c.name as "companyName", c.admin_status as "companyStatus"
  from jobs j join companies c on c.id = j.company_id
  where j.id = any(?::uuid[]) and j.deleted_at is null and c.deleted_at is null
  order by j.id for update of j`;

/** Status, notes, now, status again; the jobs. */
export const UPDATE_JOB_STATUS = `
  update jobs set admin_status = ?, admin_notes = ?, updated_at = ?,
    changed_since_approval = case when ? = 'approved' then '{}' else changed_since_approval end
  where id = any(?::uuid[])`;
