import * as z from 'zod/mini';
import {
  NUMBER_ANSWER_MAX,
  parseQuestionKind,
  parseQuestionWeight,
  QUESTION_KINDS,
  QUESTION_OPTIONS_MAX,
  QUESTION_OPTIONS_MIN,
  QUESTION_WEIGHTS,
  QUESTIONS_MAX,
  YES_NO,
  expectsAnswer,
  type JobQuestion,
} from '#schema/options/jobQuestions.ts';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import {
  clearable,
  line,
  maxLength,
  missing,
  noControlCharacters,
} from '#schema/validation/text.ts';
import { clearableList } from '#schema/validation/values/list.ts';
import { typedWholeNumber, wholeNumber } from '#schema/validation/values/numbers.ts';
import { flagOrNo, option } from '#schema/validation/values/option.ts';
import { sensitiveWords } from './sensitiveQuestion.ts';

const asSent = z.object({
  kind: option('questionKind', parseQuestionKind, QUESTION_KINDS),
  text: line('questionText').check(
    z.refine((text) => sensitiveWords(text) === null, { error: issue('questionSensitive') }),
  ),
  options: clearableList('questionOptions', QUESTION_OPTIONS_MAX),
  isRequired: flagOrNo('isRequired'),
  wanted: clearableList('wantedAnswers', QUESTION_OPTIONS_MAX),
  minimum: clearable(wholeNumber('minimum', { min: 0, max: NUMBER_ANSWER_MAX })),
  weight: clearable(option('weight', parseQuestionWeight, QUESTION_WEIGHTS)),
});
type SentQuestion = z.infer<typeof asSent>;

/** The answers that can be wanted; any others were left over from another kind. */
function answersOf({ kind, options = [] }: SentQuestion): readonly string[] {
  return kind === 'yes_no' ? YES_NO : kind === 'choice' ? options : [];
}

/** job.question.options: a choice has at least two answers to choose from. */
const hasOptions = z.refine<SentQuestion>(
  ({ kind, options = [] }) => kind !== 'choice' || options.length >= QUESTION_OPTIONS_MIN,
  { error: issue('questionOptions', { min: QUESTION_OPTIONS_MIN }), path: ['options'] },
);

/** job.question.fair, for the answers to choose from. */
const hasFairOptions = z.refine<SentQuestion>(
  ({ kind, options = [] }) =>
    kind !== 'choice' || options.every((answer) => sensitiveWords(answer) === null),
  { error: issue('questionSensitive'), path: ['options'] },
);

/** job.question.wanted: only answers that can be given. */
const wantsPossible = z.refine<SentQuestion>(
  (question) => {
    const known = answersOf(question);
    return known.length === 0 || (question.wanted ?? []).every((answer) => known.includes(answer));
  },
  { error: issue('wantedAnswers'), path: ['wanted'] },
);

/** Removes what does not apply to the kind of the question, so that every question is stored in one form. */
function complete(question: SentQuestion): JobQuestion {
  const { kind, text, options = [], isRequired } = question;
  const known = answersOf(question);
  const chosen = known.length > 0 ? (question.wanted ?? []) : [];
  const wanted = chosen.length < known.length ? chosen : [];
  const minimum = kind === 'number' ? (question.minimum ?? null) : null;
  return {
    kind,
    text,
    options: kind === 'choice' ? options : [],
    isRequired,
    wanted,
    minimum,
    weight: expectsAnswer({ wanted, minimum }) ? (question.weight ?? 'nice') : null,
  };
}

export const jobQuestionSchema = z.pipe(
  asSent.check(hasOptions, hasFairOptions, wantsPossible),
  z.transform(complete),
);

/** job.question.once: the same words twice are one question. */
const asksOnce = z.check<JobQuestion[]>(({ value, issues }) => {
  const seen = new Set<string>();
  value.forEach(({ text }, place) => {
    const folded = text.toLowerCase();
    if (seen.has(folded)) {
      const message = issue('questionRepeated');
      issues.push({ code: 'custom', message, input: text, path: [place, 'text'] });
    }
    seen.add(folded);
  });
});

const questionsMax = z.maxLength(QUESTIONS_MAX, {
  error: issue('listMax', { label: 'questions', max: QUESTIONS_MAX }),
});

/** The questions of a job. Optional: left out, they stay as they are; null removes them. */
export function jobQuestions() {
  return z.optional(
    z.pipe(
      z.transform<unknown[] | null, unknown[]>((value) => value ?? []),
      z
        .array(jobQuestionSchema, { error: issue('list', { label: 'questions' }) })
        .check(questionsMax, asksOnce),
    ),
  );
}

const typed = (label: LabelKey, max: number) =>
  z.string({ error: missing(label) }).check(maxLength(label, max), noControlCharacters(label));

const typedList = (label: LabelKey) =>
  z.optional(
    z.nullable(
      z.array(typed(label, LENGTHS.listEntry), { error: issue('list', { label }) }).check(
        z.maxLength(QUESTION_OPTIONS_MAX, {
          error: issue('listMax', { label, max: QUESTION_OPTIONS_MAX }),
        }),
      ),
    ),
  );

/** A question as typed so far: only what could not be stored is refused. */
const typedQuestion = z.pipe(
  z.object({
    kind: option('questionKind', parseQuestionKind, QUESTION_KINDS),
    text: typed('questionText', LENGTHS.line),
    options: typedList('questionOptions'),
    isRequired: flagOrNo('isRequired'),
    wanted: typedList('wantedAnswers'),
    minimum: clearable(typedWholeNumber('minimum')),
    weight: clearable(option('weight', parseQuestionWeight, QUESTION_WEIGHTS)),
  }),
  z.transform(({ options, wanted, minimum, weight, ...question }): JobQuestion => ({
    ...question,
    options: options ?? [],
    wanted: wanted ?? [],
    minimum: minimum ?? null,
    weight: weight ?? null,
  })),
);

/** The unfinished questions of a draft. */
export function draftQuestions() {
  return z.optional(
    z.nullable(
      z.array(typedQuestion, { error: issue('list', { label: 'questions' }) }).check(questionsMax),
    ),
  );
}
