import { readResume } from '#schema/profile/resume/readResume.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { READABLE, TEXT } from './resumeFinding.reads.ts';
import type { ReadableResume, ResumeFindings } from './resumeFinding.type.ts';

export function readableResumes(ctx: Context, userId: string): Promise<ReadableResume[]> {
  return ctx.services.database.read<ReadableResume & object>(READABLE, [userId]);
}

/** Null if the resume belongs to another user, is deleted, or has no text. */
export async function resumeFindings(
  ctx: Context,
  userId: string,
  resumeId: string,
): Promise<ResumeFindings | null> {
  if (!isId(resumeId)) return null;
  const { database } = ctx.services;
  const [row] = await database.read<{ text: string }>(TEXT, [userId, resumeId]);
  return row ? readResume(row.text) : null;
}
