import { factInputOf, factTextsOf, type FactTexts } from '#client/components/jobFacts/factTexts.ts';
import { JobFacts_draft } from '#client/components/jobFacts/jobFacts.ts';
import type { DraftValues } from '#client/components/posting/draft/jobDraft.ts';
import {
  questionFormOf,
  questionInput,
  questionOfValues,
  type QuestionForm,
} from '#client/components/screening/questionForm.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import type { CreateJobInput, JobDraftInput, JobType } from '#client/gql/graphql.ts';
import { JOB_FACT_NAMES } from '#schema/fields/jobFacts.ts';
import { parseCategory } from '#schema/options/categories.ts';
import { parseIndustry } from '#schema/options/industries.ts';
import { isListedJobTitle } from '#schema/options/jobTitles.ts';
import { POST_JOB_STEPS, type PostJobStep } from '#schema/options/screens/steps.ts';
import { isJobStepReady } from '#schema/validation/employers/jobSteps.ts';
import type { JobWizardValues } from '#schema/validation/employers/jobWizard.ts';

/** The wizard's values: all strings, options as stored; empty means not given. */
export interface WizardValues extends FactTexts {
  title: string;
  location: string;
  type: JobType | '';
  experience: string;
  category: string;
  industry: string;
  salary: string;
  description: string;
  requirements: string;
  responsibilities: string;
  benefits: string;
  applicationDeadline: string;
  isRemote: boolean;
  isFeatured: boolean;
  isUrgent: boolean;
  questions: readonly QuestionForm[];
}
export type WizardField = keyof WizardValues;
export type TextName = {
  [Name in WizardField]: WizardValues[Name] extends string ? Name : never;
}[WizardField];
export type FlagName = Exclude<WizardField, TextName | 'questions'>;

/** The step of each field, in wizard order. */
export const FIELDS_OF_STEP: Readonly<Record<PostJobStep, readonly WizardField[]>> = {
  basic_info: ['title', 'location', 'isRemote', 'type', 'experience', 'category', 'industry'],
  description: ['description', 'requirements', 'responsibilities', 'benefits'],
  settings: [
    'salary',
    'applicationDeadline',
    ...JOB_FACT_NAMES,
    'isFeatured',
    'isUrgent',
    'questions',
  ],
};
export const FIELDS = POST_JOB_STEPS.flatMap((step) => FIELDS_OF_STEP[step]);

/** Whether a message is about this field, or about a part of it. */
export const isPartOf = (field: string, name: WizardField): boolean =>
  field === name || field.startsWith(`${name}.`);

export const idOf = (field: string) => `job-${field}`;

export function stepOf(field: string): number {
  const [name] = field.split('.');
  return POST_JOB_STEPS.findIndex((step) => FIELDS_OF_STEP[step].includes(name as WizardField));
}

export function valuesOf(draft: DraftValues | null): WizardValues {
  const { type, experience, category, industry } = draft ?? {};
  return {
    title: draft?.title ?? '',
    location: draft?.location ?? '',
    type: type ?? '',
    experience: experience == null ? '' : `${experience}`,
    category: parseCategory(category) ?? '',
    industry: parseIndustry(industry) ?? '',
    salary: draft?.salary ?? '',
    description: draft?.description ?? '',
    requirements: draft?.requirements ?? '',
    responsibilities: draft?.responsibilities ?? '',
    benefits: draft?.benefits ?? '',
    applicationDeadline: draft?.applicationDeadline?.slice(0, 10) ?? '',
    isRemote: draft?.isRemote ?? false,
    isFeatured: draft?.isFeatured ?? false,
    isUrgent: draft?.isUrgent ?? false,
    questions: (draft?.questions ?? []).map(questionFormOf),
    ...factTextsOf(readFragment(JobFacts_draft, draft)),
  };
}

export function isBlankForm(values: WizardValues): boolean {
  return Object.values(values).every(
    (value) => value === '' || value === false || (Array.isArray(value) && value.length === 0),
  );
}

export function draftInput({
  type,
  experience,
  questions,
  ...values
}: WizardValues): JobDraftInput {
  return {
    ...values,
    type: type || null,
    experience: experience === '' ? null : Number(experience),
    questions: questions.map(questionInput),
    ...factInputOf(values),
  };
}

/** The validated values in the form the server expects. */
export function createInput(values: JobWizardValues): CreateJobInput {
  const type = values.type.toUpperCase() as JobType;
  const questions = values.questions?.map(questionOfValues);
  return { ...values, ...factInputOf(values), type, questions, experienceLevel: undefined };
}

/** What Next requires. A title outside the list is invalid. */
export function isStepReady(step: PostJobStep, values: WizardValues): boolean {
  const isTitleGood = step !== 'basic_info' || isListedJobTitle(values.title);
  return isTitleGood && isJobStepReady(step, { ...values });
}
