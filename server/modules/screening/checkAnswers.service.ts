import type { EntityManager } from '@mikro-orm/postgresql';
import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import { messageOf } from '#schema/validation/issues.ts';
import { readAnswer, type SentAnswer } from '#schema/validation/seekers/answers.ts';
import { readIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure, type FieldFailure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import { findDocument } from '#server/modules/file/findDocument.service.ts';
import { keyOfQuestion } from '#server/modules/job/question/questionKey.service.ts';
import { QUESTIONS_OF_JOB } from './answers.sql.ts';
import { fits } from '#schema/screening/fit.ts';

/** An answer that may be saved, with its question as it was asked. */
export interface CheckedAnswer {
  question: JobQuestion;
  answer: string | null;
  fileId: string | null;
  fits: boolean | null;
}

/**
 * The answers to all questions of the job, in their order; throws if a required one is missing or one is invalid. An
 * answer that does not fit is accepted like any other.
 */
export async function checkAnswers(
  ctx: Context,
  em: EntityManager,
  jobId: string,
  given: readonly SentAnswer[],
): Promise<CheckedAnswer[]> {
  const [job] = await readIn(em, QUESTIONS_OF_JOB, [jobId]);
  const questions = job?.questions ?? [];
  const known = given.every(
    ({ question, answer }) => answer === '' || questions.some((one) => isMeant(one, question)),
  );
  if (!known) {
    throw new Failure('BAD_USER_INPUT', ctx.t('application.questionsChanged'), {
      rule: 'application.answer.known',
    });
  }
  const checked: CheckedAnswer[] = [];
  const refused: { question: JobQuestion; isMissing: boolean; message: string }[] = [];
  for (const question of questions) {
    const sent = given.find((one) => isMeant(question, one.question))?.answer ?? '';
    const found = await readOne(ctx, em, question, sent);
    if ('message' in found) refused.push({ question, isMissing: sent === '', ...found });
    else checked.push({ question, ...found, fits: fits(question, found.answer) });
  }
  if (refused.length > 0) throw refusal(ctx, refused);
  return checked;
}

const isMeant = (question: JobQuestion, named: string) =>
  named === keyOfQuestion(question) || named === question.text;

async function readOne(
  ctx: Context,
  em: EntityManager,
  question: JobQuestion,
  sent: string,
): Promise<{ answer: string | null; fileId: string | null } | { message: string }> {
  const words = translator(ctx.locale, 'validation');
  const read = readAnswer(question, sent);
  if ('problem' in read) return { message: messageOf(read.problem, words) };
  if (question.kind !== 'file' || read.answer === null) return { ...read, fileId: null };
  const { file, refusal: problem } = await findDocument(em, read.answer, ctx.viewer!.userId);
  if (file) return { answer: null, fileId: file.id };
  if (problem === 'own') return { message: ctx.t('application.answerFile') };
  if (problem === 'lost') return { message: ctx.t('file.lost') };
  return { message: messageOf(problem, words) };
}

function refusal(
  { t }: Context,
  refused: readonly { question: JobQuestion; isMissing: boolean; message: string }[],
): Failure {
  const fields: FieldFailure[] = refused.map(({ question, message }) => ({
    field: `answers.${keyOfQuestion(question)}`,
    message,
  }));
  const isMissing = refused.every((one) => one.isMissing);
  const questions = refused.map(({ question }) => `“${question.text}”`).join(', ');
  const message = t(isMissing ? 'application.answersMissing' : 'application.answersInvalid', {
    questions,
  });
  const rule = isMissing ? 'application.answer.required' : 'application.answer.valid';
  return new Failure('BAD_USER_INPUT', message, { fields, rule });
}
