import * as z from 'zod/mini';
import {
  ANSWER_MAX,
  NUMBER_ANSWER_MAX,
  QUESTIONS_MAX,
  YES_NO,
  type JobQuestion,
} from '#schema/options/jobQuestions.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { line, orEmpty, paragraphs } from '#schema/validation/text.ts';
import { readNumber } from '#schema/validation/values/readNumber.ts';

/** An answer as it is sent: the question by its key or its words. */
export const answerSchema = z.object({
  question: line('question', LENGTHS.line),
  answer: orEmpty(paragraphs('answer', ANSWER_MAX)),
});
export type SentAnswer = z.infer<typeof answerSchema>;

const label = 'answers';

/** Optional, because most jobs have no questions. */
export const answersSchema = z.optional(
  z.nullable(
    z
      .array(answerSchema, { error: issue('list', { label }) })
      .check(
        z.maxLength(QUESTIONS_MAX, { error: issue('listMax', { label, max: QUESTIONS_MAX }) }),
      ),
  ),
);

type AnsweredQuestion = Pick<JobQuestion, 'kind' | 'options' | 'isRequired'>;

/**
 * application.answer.valid: the answer in the form it is stored in, or what is wrong with it. Null means no answer. A
 * file is named by the id of its upload; only the server can check it.
 */
export function readAnswer(
  question: AnsweredQuestion,
  given: string,
): { answer: string | null } | { problem: string } {
  const text = given.trim();
  if (text === '') {
    return question.isRequired ? { problem: issue('answerRequired') } : { answer: null };
  }
  if (question.kind === 'yes_no' || question.kind === 'choice') {
    const options = question.kind === 'yes_no' ? YES_NO : question.options;
    const folded = text.toLowerCase();
    const answer = options.find((one) => one.toLowerCase() === folded);
    return answer === undefined ? { problem: issue('answerOption') } : { answer };
  }
  if (question.kind !== 'number') return { answer: text };
  const number = readNumber(text);
  if (number === null || number < 0 || number > NUMBER_ANSWER_MAX) {
    return { problem: issue('answerNumber') };
  }
  return { answer: String(number) };
}
