import type { AdminStatus } from '#schema/options/statuses.ts';

export interface LockedCompany {
  id: string;
  name: string;
  standing: AdminStatus;
  adminNotes: string | null;
}

export const LOCK_COMPANY = `
  select id, name, admin_status as standing, admin_notes as "adminNotes" from companies
  where id = ? and deleted_at is null for update`;

/** The status, the notes and the time; the status and the time again; the company. */
export const MOVE_COMPANY = `
  update companies set admin_status = ?, admin_notes = ?, updated_at = ?,
    changed_since_approval = '{}', approved_at = case when ? = 'approved' then ?::timestamptz else approved_at end
  where id = ?`;
