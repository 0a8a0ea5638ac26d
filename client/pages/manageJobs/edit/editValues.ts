import { factInputOf, factTextsOf, type FactTexts } from '#client/components/jobFacts/factTexts.ts';
import { JobFacts_job } from '#client/components/jobFacts/jobFacts.ts';
import {
  proposedValues,
  type WaitingChange,
} from '#client/components/pendingChange/pendingChange.ts';
import {
  QuestionForm_question,
  questionFormOf,
  questionOfValues,
  questionToValidate,
  type QuestionForm,
} from '#client/components/screening/questionForm.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import type { EditJobDialog_JobFragment, JobType, UpdateJobInput } from '#client/gql/graphql.ts';
import { JOB_FACT_NAMES } from '#schema/fields/jobFacts.ts';
import { parseCategory } from '#schema/options/categories.ts';
import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import { closingTime } from '#schema/time/closingTime.ts';
import { todayOf } from '#schema/validation/values/day.ts';

/** The form's values: strings, options as GraphQL names them; empty means not given. */
export interface EditValues extends FactTexts {
  title: string;
  description: string;
  requirements: string;
  responsibilities: string;
  benefits: string;
  salary: string;
  location: string;
  type: JobType;
  category: string;
  experience: string;
  isRemote: boolean;
  applicationDeadline: string;
  questions: readonly QuestionForm[];
}
export type EditField = keyof EditValues;
export type EditText = Exclude<EditField, 'isRemote' | 'questions'>;

/** In form order. */
export const EDIT_FIELDS = [
  'title',
  'location',
  'isRemote',
  'type',
  'experience',
  'category',
  'salary',
  'applicationDeadline',
  ...JOB_FACT_NAMES,
  'description',
  'requirements',
  'responsibilities',
  'benefits',
  'questions',
] as const satisfies readonly EditField[];

/** The job's values; if a change awaits review, the proposed ones. */
export function valuesOf(job: EditJobDialog_JobFragment, change: WaitingChange | null): EditValues {
  const { applicationDeadline: deadline } = job;
  const published: EditValues = {
    title: job.title,
    description: job.description,
    requirements: job.requirementsText,
    responsibilities: job.responsibilitiesText,
    benefits: job.benefitsText,
    salary: job.salary,
    location: job.location,
    type: job.type,
    category: parseCategory(job.category?.slug) ?? '',
    experience: job.experienceYears === null ? '' : `${job.experienceYears}`,
    isRemote: job.isRemote,
    applicationDeadline: deadline ? todayOf({ today: closingTime(deadline) }) : '',
    questions: readFragment(QuestionForm_question, job.questions).map(questionFormOf),
    ...factTextsOf(readFragment(JobFacts_job, job)),
  };
  const proposed = proposedValues(change);
  const waiting = EDIT_FIELDS.filter((name) => name !== 'questions' && proposed.has(name)).map(
    (name) => [name, formValue(name, proposed.get(name) ?? '')],
  );
  const asked = readFragment(QuestionForm_question, change?.questions);
  return {
    ...published,
    ...Object.fromEntries(waiting),
    ...(asked && { questions: asked.map(questionFormOf) }),
  };
}

/** In a change, a switch is the word true or false, and an option is its stored value. */
function formValue(name: EditField, value: string): string | boolean {
  if (name === 'isRemote') return value === 'true';
  return name === 'workMode' ? value.toUpperCase() : value;
}

/** Whether a message is about this field, or about a part of it. */
export const isPartOf = (field: string, name: EditField): boolean =>
  field === name || field.startsWith(`${name}.`);

/** Only values that differ from the original, so that changes by others are kept. */
export function changesOf(before: EditValues, after: EditValues): Partial<EditValues> {
  const changed = EDIT_FIELDS.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

const CLEARED = ['applicationDeadline'] as const;

/** Leaves out values that a question had before its kind was changed. */
export function validated({ questions, ...changes }: Partial<EditValues>) {
  return { ...changes, ...(questions && { questions: questions.map(questionToValidate) }) };
}

/** The questions are sent as the rules have read them. */
export function updateInput(
  id: string,
  changes: Partial<EditValues>,
  questions: readonly JobQuestion[] | undefined,
): UpdateJobInput {
  const cleared = CLEARED.filter((name) => changes[name] === '').map((name) => [name, null]);
  return {
    ...changes,
    ...(questions && { questions: questions.map(questionOfValues) }),
    ...Object.fromEntries(cleared),
    ...(changes.experience && { experience: Number(changes.experience) }),
    ...factInputOf(changes),
    id,
  } as UpdateJobInput;
}
