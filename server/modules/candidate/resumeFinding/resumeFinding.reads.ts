import type { PreparedRead } from '#server/db/database.ts';

/** $1 the user. */
export const READABLE: PreparedRead = {
  name: 'resumes-readable',
  text: `
    select r.id, f.name, r.created_at as "uploadedAt"
    from resumes r join files f on f.id = r.file_id
    where r.user_id = $1 and btrim(r.text) <> '' and f.deleted_at is null
    order by r.is_default desc, r.created_at desc, r.id desc`,
};

/** $1 the user, $2 the resume. */
export const TEXT: PreparedRead = {
  name: 'resume-text',
  text: `
    select r.text from resumes r join files f on f.id = r.file_id
    where r.user_id = $1 and r.id = $2 and btrim(r.text) <> '' and f.deleted_at is null`,
};
