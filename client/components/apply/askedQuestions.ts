import * as z from 'zod/mini';
import { graphql } from '#client/gql/gql.ts';
import type { AskedQuestions_QuestionFragment } from '#client/gql/graphql.ts';
import type { QuestionKind } from '#schema/options/jobQuestions.ts';
import { readAnswer } from '#schema/validation/seekers/answers.ts';

export const AskedQuestions_question = graphql(`
  fragment AskedQuestions_question on JobQuestion {
    key
    kind
    text
    options
    isRequired
    wanted
    minimum
    weight
  }
`);

export type AskedQuestion = AskedQuestions_QuestionFragment;

/** The name of the answer in the form, and of its error in the server's answer. */
export const nameOf = ({ key }: Pick<AskedQuestion, 'key'>) => `answers.${key}` as const;

/** The same rule as on the server. A file counts as answered as soon as it is chosen. */
export function answersForm(questions: readonly AskedQuestion[]) {
  const answer = ({ kind, options, isRequired }: AskedQuestion) =>
    z.optional(
      z.string().check(
        z.check(({ value, issues }) => {
          const question = { kind: kind.toLowerCase() as QuestionKind, options, isRequired };
          const read = readAnswer(question, value);
          if ('problem' in read)
            issues.push({ code: 'custom', message: read.problem, input: value, path: [] });
        }),
      ),
    );
  return z.object(Object.fromEntries(questions.map((one) => [one.key, answer(one)])));
}

type AnswerTexts = Readonly<Record<string, string>>;

const PREFIX = 'answers.';

/** The answers typed before, which are kept as `answers.<key>` beside the other fields; files are not kept. */
export function answersIn(typed: AnswerTexts, questions: readonly AskedQuestion[]): AnswerTexts {
  return Object.fromEntries(
    questions.map((question) => [
      question.key,
      question.kind === 'FILE' ? '' : (typed[nameOf(question)] ?? ''),
    ]),
  );
}

export function flatAnswers(
  answers: AnswerTexts,
  questions: readonly AskedQuestion[],
): AnswerTexts {
  const kept = questions.filter(({ key, kind }) => kind !== 'FILE' && answers[key]);
  return Object.fromEntries(kept.map(({ key }) => [`${PREFIX}${key}`, answers[key]!]));
}
