import * as z from 'zod/mini';
import { JOB_TYPES, parseJobType } from '#schema/options/jobTypes.ts';
import { EXPERIENCE_LEVELS, parseExperienceLevel } from '#schema/options/experience.ts';
import type { LabelKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, maxLength, missing, noControlCharacters } from '#schema/validation/text.ts';
import { experienceYears } from '#schema/validation/values/experienceYears.ts';
import { flag, option } from '#schema/validation/values/option.ts';
import { draftFactFields } from './jobFacts.ts';
import { draftQuestions } from './jobQuestions.ts';

/** As typed so far: blanks are kept, so that a restored form looks as it was left. */
function typed(label: LabelKey, max: number, forbidden?: RegExp) {
  return clearable(
    z
      .string({ error: missing(label) })
      .check(maxLength(label, max), noControlCharacters(label, forbidden)),
  );
}

const text = (label: LabelKey) => typed(label, LENGTHS.text, /[^\P{Cc}\t\n\r]|\p{Cs}/u);

/** The posting wizard, unfinished: nothing is required, and only values that could not be stored are refused. */
export const jobDraftSchema = z.object({
  title: typed('title', LENGTHS.title),
  description: text('description'),
  requirements: text('requirements'),
  responsibilities: text('responsibilities'),
  benefits: text('benefits'),
  location: typed('location', LENGTHS.line),
  type: clearable(option('type', parseJobType, JOB_TYPES)),
  category: typed('category', LENGTHS.line),
  industry: typed('industry', LENGTHS.line),
  salary: typed('salary', LENGTHS.line),
  experience: clearable(experienceYears()),
  experienceLevel: clearable(option('experienceLevel', parseExperienceLevel, EXPERIENCE_LEVELS)),
  applicationDeadline: typed('applicationDeadline', LENGTHS.line),
  isRemote: clearable(flag('isRemote')),
  isFeatured: clearable(flag('isFeatured')),
  isUrgent: clearable(flag('isUrgent')),
  ...draftFactFields,
  questions: draftQuestions(),
});
export type JobDraftValues = z.infer<typeof jobDraftSchema>;
