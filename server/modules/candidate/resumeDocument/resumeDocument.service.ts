import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { drawInThread } from '#server/lib/pdf/drawInThread.ts';
import { drawableSheet, namedLetters, undrawableIn } from '#server/lib/pdf/drawableText.ts';
import { profilesByUser } from '#server/modules/account/account.loaders.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { uploadResume } from '#server/modules/candidate/resume/resume.service.ts';
import type { ResumeDocumentInput } from './resumeDocument.inputs.ts';
import { sheetOf } from './resumeSheet.ts';

const PROGRAM = new URL(`./drawWorker${extname(import.meta.filename)}`, import.meta.url);

/** The caller's profile as a PDF. */
export async function resumeDocument(ctx: Context, input: ResumeDocumentInput): Promise<Buffer> {
  const user = await ctx.em.findOneOrFail(User, ctx.viewer!.userId);
  const profile = await loaderOf(ctx, profilesByUser).load(user.id);
  const sheet = drawableSheet(sheetOf(user, profile, input));
  if (!sheet.headline && sheet.sections.length === 0)
    throw new Failure('RULE_VIOLATION', ctx.t('resume.nothing'), { rule: 'resume.document.empty' });
  const letters = undrawableIn(JSON.stringify(sheet));
  if (letters.length > 0) {
    const message = ctx.t('resume.letters', { letters: namedLetters(letters) });
    throw new Failure('RULE_VIOLATION', message, { rule: 'resume.document.letters' });
  }
  return drawInThread(PROGRAM, sheet, user.id);
}

/** Stores it like an upload. */
export async function storeResumeDocument(ctx: Context, input: ResumeDocumentInput): Promise<void> {
  const bytes = await resumeDocument(ctx, input);
  const { firstName, lastName } = await ctx.em.findOneOrFail(User, ctx.viewer!.userId);
  const name = `${[firstName, lastName].filter(Boolean).join(' ')}.pdf`;
  await uploadResume(ctx, { name, stream: Readable.from([bytes]) });
}
