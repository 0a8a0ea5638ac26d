import * as z from 'zod/mini';
import { CATEGORIES, parseCategory } from '#schema/options/categories.ts';
import { EXPERIENCE_LEVELS, parseExperienceLevel } from '#schema/options/experience.ts';
import { INDUSTRIES, parseIndustry } from '#schema/options/industries.ts';
import { JOB_TYPES, parseJobType } from '#schema/options/jobTypes.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, orEmpty, paragraphs } from '#schema/validation/text.ts';
import { isBlank } from '#schema/validation/values/blank.ts';
import type { Clock } from '#schema/validation/values/day.ts';
import { deadline, isPastDeadline } from '#schema/validation/values/deadline.ts';
import { experienceYears } from '#schema/validation/values/experienceYears.ts';
import { flag, flagOrNo, option } from '#schema/validation/values/option.ts';
import { jobFactFields } from './jobFacts.ts';
import { jobQuestions } from './jobQuestions.ts';

/** Payload names in the order in which the message lists them. */
export const REQUIRED_JOB_FIELDS = [
  'title',
  'description',
  'requirements',
  'location',
  'type',
  'category',
  'industry',
  'experience',
] as const;

/** The content of a job, from any source; a new job also needs a deadline in the future. */
export const jobFields = {
  title: line('title', LENGTHS.title),
  description: paragraphs('description'),
  requirements: paragraphs('requirements'),
  responsibilities: orEmpty(paragraphs('responsibilities')),
  benefits: orEmpty(paragraphs('benefits')),
  location: line('location'),
  type: option('type', parseJobType, JOB_TYPES),
  category: option('category', parseCategory, CATEGORIES),
  industry: option('industry', parseIndustry, INDUSTRIES),
  salary: orEmpty(line('salary')),
  experience: experienceYears(),
  experienceLevel: clearable(option('experienceLevel', parseExperienceLevel, EXPERIENCE_LEVELS)),
  applicationDeadline: deadline(),
  ...jobFactFields,
};

/** The flags under all of their names. A flag is set if one of its names is. */
const flags = {
  isFeatured: clearable(flag('isFeatured')),
  featured: clearable(flag('featured')),
  isHot: clearable(flag('hot')),
  hot: clearable(flag('hot')),
  isUrgent: clearable(flag('isUrgent')),
};

/** createJob. Featured and urgent are our additions; urgent is stored as hot. */
export function createJobSchema(clock: Clock) {
  return z
    .object({ ...flags, ...newJobFields(clock), questions: jobQuestions() })
    .check(namesMissingFields());
}
export type CreateJobValues = z.infer<ReturnType<typeof createJobSchema>>;

export function newJobFields(clock: Clock) {
  return {
    ...jobFields,
    isRemote: flagOrNo('isRemote'),
    applicationDeadline: jobFields.applicationDeadline.check(
      z.refine((value) => isBlank(value) || !isPastDeadline(value!, clock), {
        error: issue('deadlinePast'),
      }),
    ),
    isFeatured: flagOrNo('isFeatured'),
    isUrgent: flagOrNo('isUrgent'),
  };
}

/** updateJob: only the flags, or any of the editable fields. A past deadline may stay. */
export const updateJobSchema = z.partial(
  z.object({ ...jobFields, isRemote: flag('isRemote'), ...flags, questions: jobQuestions() }),
);

/** The same with the id of the job. */
export const updateJobInputSchema = z.extend(updateJobSchema, { id: z.string() });
export type UpdateJobInputValues = z.infer<typeof updateJobInputSchema>;

/** One message for everything that is missing, in addition to the message of each field. */
export function namesMissingFields() {
  return z.check<Record<string, unknown>>(
    ({ value, issues }) => {
      const missing = REQUIRED_JOB_FIELDS.filter((name) => isBlank(value[name]));
      if (missing.length === 0) return;
      const message = issue('missingFields', { fields: missing.join(', ') });
      issues.push({ code: 'custom', message, input: value, path: [] });
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}
