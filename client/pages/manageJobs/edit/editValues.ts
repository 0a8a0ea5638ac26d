import { factInputOf, factTextsOf, type FactTexts } from '#client/components/jobFacts/factTexts.ts';
import { JobFacts_job } from '#client/components/jobFacts/jobFacts.ts';
import {
  proposedValues,
  type WaitingChange,
} from '#client/components/pendingChange/pendingChange.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import type { EditJobDialog_JobFragment, JobType, UpdateJobInput } from '#client/gql/graphql.ts';
import { JOB_FACT_NAMES } from '#schema/fields/jobFacts.ts';
import { parseCategory } from '#schema/options/categories.ts';
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
  experienceLevel: string;
  isRemote: boolean;
  applicationDeadline: string;
}
export type EditField = keyof EditValues;
export type EditText = Exclude<EditField, 'isRemote'>;

/** In form order. */
export const EDIT_FIELDS = [
  'title',
  'location',
  'isRemote',
  'type',
  'experienceLevel',
  'category',
  'salary',
  'applicationDeadline',
  ...JOB_FACT_NAMES,
  'description',
  'requirements',
  'responsibilities',
  'benefits',
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
    experienceLevel: job.experienceLevel ?? '',
    isRemote: job.isRemote,
    applicationDeadline: deadline ? todayOf({ today: new Date(deadline) }) : '',
    ...factTextsOf(readFragment(JobFacts_job, job)),
  };
  const proposed = proposedValues(change);
  const waiting = EDIT_FIELDS.filter((name) => proposed.has(name)).map((name) => [
    name,
    formValue(name, proposed.get(name) ?? ''),
  ]);
  return { ...published, ...Object.fromEntries(waiting) };
}

/** A change contains levels as stored, and switches as words. */
function formValue(name: EditField, value: string): string | boolean {
  if (name === 'isRemote') return value === 'true';
  return name === 'experienceLevel' ? value.toUpperCase() : value;
}

/** Only values that differ from the original, so that changes by others are kept. */
export function changesOf(before: EditValues, after: EditValues): Partial<EditValues> {
  const changed = EDIT_FIELDS.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

const CLEARED = ['experienceLevel', 'applicationDeadline'] as const;

export function updateInput(id: string, changes: Partial<EditValues>): UpdateJobInput {
  const cleared = CLEARED.filter((name) => changes[name] === '').map((name) => [name, null]);
  return {
    ...changes,
    ...Object.fromEntries(cleared),
    ...factInputOf(changes),
    id,
  } as UpdateJobInput;
}
