import { expectsAnswer, type JobQuestion } from '#schema/options/jobQuestions.ts';

/** application.answer.fits: null if the employer expects nothing, or if there is no answer. */
export function fits(
  { kind, wanted, minimum }: Pick<JobQuestion, 'kind' | 'wanted' | 'minimum'>,
  answer: string | null,
): boolean | null {
  if (!expectsAnswer({ wanted, minimum }) || answer === null) return null;
  return kind === 'number' ? Number(answer) >= (minimum ?? 0) : wanted.includes(answer);
}

export interface Marks {
  /** How many questions expect an answer. */
  asked: number;
  fitting: number;
  /** How many must-haves are not met. A question without an answer counts as not met. */
  missed: number;
}

/** application.answer.marks: the marks order and highlight applications, and never reject one. */
export function marksOf(
  answers: readonly { question: JobQuestion; fits: boolean | null }[],
): Marks {
  const expected = answers.filter(({ question }) => expectsAnswer(question));
  return {
    asked: expected.length,
    fitting: expected.filter((one) => one.fits === true).length,
    missed: expected.filter((one) => one.question.weight === 'must' && one.fits !== true).length,
  };
}
