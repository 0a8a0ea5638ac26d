import * as z from 'zod/mini';
import { CATEGORIES, parseCategory } from '#schema/options/categories.ts';
import { EXPERIENCE_LEVELS, parseExperienceLevel } from '#schema/options/experience.ts';
import { INDUSTRIES, parseIndustry } from '#schema/options/industries.ts';
import { JOB_TYPES, parseJobType } from '#schema/options/jobTypes.ts';
import { issue } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, isBlank, line, orEmpty, paragraphs } from './text.ts';
import { todayOf, type Clock } from './values/day.ts';
import { deadline } from './values/deadline.ts';
import { experienceYears } from './values/experienceYears.ts';
import { flag, flagOrNo, option } from './values/option.ts';

/** In the order in which the message lists them, by their names in the payload. */
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

const fields = {
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
  isRemote: flagOrNo('isRemote'),
};

/** createJob. Featured and urgent are extras of ours; urgent is hot. */
export function createJobSchema(clock: Clock) {
  return z.object(newJobFields(clock)).check(namesMissingFields());
}
export type CreateJobValues = z.infer<ReturnType<typeof createJobSchema>>;

export function newJobFields(clock: Clock) {
  const today = todayOf(clock);
  return {
    ...fields,
    applicationDeadline: fields.applicationDeadline.check(
      z.refine((value) => isBlank(value) || value!.slice(0, 10) >= today, {
        error: issue('deadlinePast'),
      }),
    ),
    isFeatured: flagOrNo('isFeatured'),
    isUrgent: flagOrNo('isUrgent'),
  };
}

/** updateJob: the flags alone, or any of the edit fields. An old deadline may stay. */
export const updateJobSchema = z.partial(
  z.object({ ...fields, isRemote: flag('isRemote'), featured: flag('featured'), hot: flag('hot') }),
);
export type UpdateJobValues = z.infer<typeof updateJobSchema>;

/** One sentence for all that is missing, beside the sentence of each field. */
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
