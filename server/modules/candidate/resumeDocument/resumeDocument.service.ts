import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from '#server/graphql/context.ts';
import { drawInThread } from '#server/lib/pdf/drawInThread.ts';
import { SeekerProfile } from '#server/modules/account/seekerProfile.entity.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { uploadResume } from '#server/modules/candidate/resume/resume.service.ts';
import type { ResumeDocumentInput } from './resumeDocument.inputs.ts';
import { sheetOf } from './resumeSheet.ts';

const PROGRAM = new URL(`./drawWorker${extname(import.meta.filename)}`, import.meta.url);

/** The caller's profile as a PDF. */
export async function resumeDocument(ctx: Context, input: ResumeDocumentInput): Promise<Buffer> {
  const user = await ctx.em.findOneOrFail(User, ctx.viewer!.userId);
  const profile = await ctx.em.findOneOrFail(SeekerProfile, { user });
  return drawInThread(PROGRAM, sheetOf(user, profile, input), user.id);
}

/** Stores it like an upload. */
export async function storeResumeDocument(ctx: Context, input: ResumeDocumentInput): Promise<void> {
  const bytes = await resumeDocument(ctx, input);
  const { firstName, lastName } = await ctx.em.findOneOrFail(User, ctx.viewer!.userId);
  const name = `${[firstName, lastName].filter(Boolean).join(' ')}.pdf`;
  await uploadResume(ctx, { name, stream: Readable.from([bytes]) });
}
