import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { findFacts } from './findFacts.service.ts';
import type { ReadableResume, ResumeFindings } from './resumeFinding.type.ts';

/** $1 the user. */
const READABLE = statement(
  'resumes-readable',
  `
    select r.id, f.name, r.created_at as "uploadedAt"
    from resumes r join files f on f.id = r.file_id
    where r.user_id = $1 and btrim(r.text) <> '' and f.deleted_at is null
    order by r.is_default desc, r.created_at desc, r.id desc`,
);

/** $1 the user, $2 the resume. */
const TEXT = statement(
  'resume-text',
  `
    select r.text as "text!" from resumes r join files f on f.id = r.file_id
    where r.user_id = $1 and r.id = $2 and btrim(r.text) <> '' and f.deleted_at is null`,
);

export function readableResumes(ctx: Context, userId: string): Promise<ReadableResume[]> {
  return ctx.services.database.read(READABLE, [userId]);
}

/** Null if the resume belongs to another user, is deleted, or has no text. */
export async function resumeFindings(
  ctx: Context,
  userId: string,
  resumeId: string,
): Promise<ResumeFindings | null> {
  if (!isId(resumeId)) return null;
  const { database } = ctx.services;
  const [row] = await database.read(TEXT, [userId, resumeId]);
  return row ? findFacts(row.text, userId) : null;
}
