import { statement, type RowOf } from '#server/db/statement.ts';

/** $1 the company. */
export const LOCK_COMPANY = statement(
  'lock-company-for-status',
  `
    select id, name, admin_status as standing, admin_notes as "adminNotes", updated_at as "updatedAt"
    from companies where id = $1 and deleted_at is null for no key update`,
);

export type LockedCompany = RowOf<typeof LOCK_COMPANY>;

/** $1 the status, $2 the notes, $3 now, $4 the company. */
export const MOVE_COMPANY = statement(
  'move-company',
  `
    update companies set admin_status = $1, admin_notes = $2, updated_at = $3,
      changed_since_approval = case when $1 = 'approved' then '{}' else changed_since_approval end,
      approved_at = case when $1 = 'approved' then $3 else approved_at end
    where id = $4`,
);
