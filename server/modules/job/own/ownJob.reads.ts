import type { PreparedRead } from '#server/db/database.ts';

/** $1 the company. */
export const COMPANY: PreparedRead = {
  name: 'posting-company',
  text: `select name, admin_status as "adminStatus" from companies
    where id = $1 and deleted_at is null`,
};

/** $1 the slug of the category. */
export const CATEGORY: PreparedRead = {
  name: 'posting-category',
  text: 'select id from categories where slug = $1',
};

export const COMPANY_NAME = 'select name from companies where id = ?';

/** $1 the jobs. */
export const ADMIN_NOTES: PreparedRead = {
  name: 'posting-admin-notes',
  text: 'select id, admin_notes as notes from jobs where id = any($1::uuid[])',
};
