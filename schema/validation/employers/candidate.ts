import * as z from 'zod/mini';
import {
  CANDIDATE_SKILLS_MAX,
  CONTACT_LENGTH_MAX,
  EXPERIENCE_YEARS_MAX,
} from '#schema/options/screens/candidates.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { searchWords } from '#schema/validation/search.ts';
import { line, paragraphs } from '#schema/validation/text.ts';
import { clearableList } from '#schema/validation/values/list.ts';
import { wholeNumber } from '#schema/validation/values/numbers.ts';

const years = z.optional(
  z.nullable(wholeNumber('experience', { min: 0, max: EXPERIENCE_YEARS_MAX })),
);
/** Yearly rupees; the columns hold a four-byte integer. */
const rupees = z.optional(z.nullable(wholeNumber('salary', { min: 0, max: 2_000_000_000 })));

/** Reversed ends are swapped when the filter is applied, because a link cannot be corrected by its reader. */
export const candidateFilterSchema = z.object({
  search: searchWords('search'),
  skills: clearableList('skills', CANDIDATE_SKILLS_MAX),
  experienceFrom: years,
  experienceTo: years,
  location: searchWords('location'),
  salaryFrom: rupees,
  salaryTo: rupees,
});

export const contactCandidateSchema = z.object({
  candidateId: line('candidateId', LENGTHS.id),
  jobId: line('jobId', LENGTHS.id),
  message: paragraphs('message', CONTACT_LENGTH_MAX),
});
export type ContactCandidateValues = z.infer<typeof contactCandidateSchema>;
