import { parserFor } from './spelling.ts';

export const QUESTION_KINDS = ['yes_no', 'choice', 'number', 'text', 'file'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];
export const parseQuestionKind = parserFor(QUESTION_KINDS);

/** How much the wanted answer matters. Neither rejects anybody: a missed must is only marked. */
export const QUESTION_WEIGHTS = ['must', 'nice'] as const;
export type QuestionWeight = (typeof QUESTION_WEIGHTS)[number];
export const parseQuestionWeight = parserFor(QUESTION_WEIGHTS);

/** The answers to a question of the kind `yes_no`. */
export const YES_NO = ['yes', 'no'] as const;

/** Our choice: what people answer on a phone without giving up. */
export const QUESTIONS_MAX = 10;
export const QUESTION_OPTIONS_MIN = 2;
export const QUESTION_OPTIONS_MAX = 10;
export const ANSWER_MAX = 1_000;
export const NUMBER_ANSWER_MAX = 100_000_000;

/** A question of a job, complete: what does not apply to its kind is empty. */
export interface JobQuestion {
  kind: QuestionKind;
  text: string;
  /** The answers to choose from. */
  options: string[];
  isRequired: boolean;
  /** Any of these answers fits. */
  wanted: string[];
  /** From this number on an answer fits. */
  minimum: number | null;
  /** Null if the employer looks for no particular answer. */
  weight: QuestionWeight | null;
}

/** What the employer expects of an answer. */
export type Expectation = Pick<JobQuestion, 'wanted' | 'minimum'>;

export const expectsAnswer = ({ wanted, minimum }: Expectation): boolean =>
  wanted.length > 0 || minimum !== null;
