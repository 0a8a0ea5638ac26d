import { graphql } from '#client/gql/gql.ts';
import type {
  JobQuestionInput,
  QuestionForm_QuestionFragment,
  QuestionKind,
  QuestionWeight,
} from '#client/gql/graphql.ts';
import {
  QUESTION_KINDS,
  QUESTION_OPTIONS_MAX,
  type JobQuestion,
} from '#schema/options/jobQuestions.ts';
import { readInt } from '#schema/validation/values/readNumber.ts';

/** Everything an employer sets for a question. */
export const QuestionForm_question = graphql(`
  fragment QuestionForm_question on JobQuestion {
    kind
    text
    options
    isRequired
    wanted
    minimum
    weight
  }
`);

/** A question while it is being written: options as GraphQL names them, the number as typed. */
export interface QuestionForm {
  readonly kind: QuestionKind;
  readonly text: string;
  /** As typed, so some may be blank. */
  readonly options: readonly string[];
  readonly isRequired: boolean;
  readonly wanted: readonly string[];
  readonly minimum: string;
  readonly weight: QuestionWeight;
}

export const KINDS = QUESTION_KINDS.map((kind) => kind.toUpperCase() as QuestionKind);

export const BLANK: QuestionForm = {
  kind: 'YES_NO',
  text: '',
  options: [],
  isRequired: false,
  wanted: [],
  minimum: '',
  weight: 'NICE',
};

export function questionFormOf(question: QuestionForm_QuestionFragment): QuestionForm {
  const { kind, text, options, isRequired, wanted, minimum, weight } = question;
  const typed = minimum === null ? '' : String(minimum);
  return { kind, text, options, isRequired, wanted, minimum: typed, weight: weight ?? 'NICE' };
}

export const optionsOf = ({ options }: Pick<QuestionForm, 'options'>): string[] =>
  [...new Set(options.map((option) => option.trim()))].filter(Boolean);

/** The answer that the question expects. Values left over from another kind of question do not count. */
export function expectedOf(question: QuestionForm): { wanted: string[]; minimum: number | null } {
  const { kind, minimum } = question;
  const possible = kind === 'YES_NO' ? ['yes', 'no'] : kind === 'CHOICE' ? optionsOf(question) : [];
  const wanted = question.wanted.filter((answer) => possible.includes(answer));
  const number = kind === 'NUMBER' ? readInt(minimum) : null;
  return { wanted: wanted.length < possible.length ? wanted : [], minimum: number };
}

/** A number counts from its first character, although it may still be refused. */
export function isExpecting(question: QuestionForm): boolean {
  const isTyped = question.kind === 'NUMBER' && question.minimum.trim() !== '';
  return isTyped || expectedOf(question).wanted.length > 0;
}

/** In the form that the server accepts. The question of a draft may be unfinished. */
export function questionInput(question: QuestionForm): JobQuestionInput {
  const { kind, text, isRequired, weight } = question;
  const options = kind === 'CHOICE' ? optionsOf(question).slice(0, QUESTION_OPTIONS_MAX) : [];
  const expected = expectedOf(question);
  return {
    kind,
    text,
    options,
    isRequired,
    ...expected,
    weight: isExpecting(question) ? weight : null,
  };
}

/** In the form that the rules judge: the number as typed, so that they can refuse it. */
export const questionToValidate = (question: QuestionForm) => ({
  ...questionInput(question),
  minimum: question.kind === 'NUMBER' ? question.minimum : null,
});

/** As the server stores it, for a question that has been validated. */
export const questionOfValues = ({ kind, weight, ...question }: JobQuestion): JobQuestionInput => ({
  ...question,
  kind: kind.toUpperCase() as QuestionKind,
  weight: weight && (weight.toUpperCase() as QuestionWeight),
});
