import { statement, type RowOf } from '#server/db/statement.ts';

/** A job locked for a change of its status, with what its employers are notified about. */
export type LockedJob = RowOf<typeof LOCK_JOBS>;

/**
 * Always locked in the order of their ids. An application takes a key-share lock on its job and
 * company and checks again under it, so that it either exists before the change or is refused
 * (applyToJob.service). $1 the jobs.
 */
export const LOCK_JOBS = statement(
  'lock-jobs',
  `
    select j.id, j.title, j.admin_status as standing, j.admin_notes as "adminNotes",
      j.updated_at as "updatedAt", j.status, j.application_deadline as deadline,
      c.id as "companyId", c.name as "companyName", c.admin_status as "companyStatus"
    from jobs j join companies c on c.id = j.company_id
    where j.id = any($1::uuid[]) and j.deleted_at is null and c.deleted_at is null
    order by j.id for update of j`,
);

/** $1 the status, $2 the notes, $3 now, $4 the jobs. */
export const UPDATE_JOB_STATUS = statement(
  'update-job-status',
  `
    update jobs set admin_status = $1, admin_notes = $2, updated_at = $3,
      changed_since_approval = case when $1 = 'approved' then '{}' else changed_since_approval end
    where id = any($4::uuid[])`,
);
