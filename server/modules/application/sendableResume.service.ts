import type { EntityManager } from '@mikro-orm/postgresql';
import { messageOf } from '#schema/validation/issues.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import type { StoredFile } from '#server/modules/file/file.entity.ts';
import { findDocument } from '#server/modules/file/findDocument.service.ts';

/** The caller's file that is to be sent as the resume. */
export async function sendableResume(
  ctx: Context,
  em: EntityManager,
  given: string | null,
): Promise<StoredFile | null> {
  if (given === null) return null;
  const { file, refusal } = await findDocument(em, given, ctx.viewer!.userId);
  if (file) return file;
  if (refusal === 'own') throw resumeRefused(ctx.t('application.resume'), 'resume-own');
  if (refusal === 'lost') throw resumeRefused(ctx.t('file.lost'), 'resume-lost');
  throw refusedField(ctx, 'resume', refusal);
}

function resumeRefused(message: string, rule: 'resume-own' | 'resume-lost'): Failure {
  const fields = [{ field: 'resume', message }];
  return new Failure('BAD_USER_INPUT', message, { fields, rule: `application.submit.${rule}` });
}

export function refusedField({ locale }: Context, name: string, problem: string): Failure {
  const message = messageOf(problem, translator(locale, 'validation'));
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field: name, message }] });
}
