import * as z from 'zod/mini';
import { parseExperienceYears } from '#schema/options/experience.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS, PARTNER_ROWS_MAX } from '#schema/validation/lengths.ts';
import { clearable, line } from '#schema/validation/text.ts';
import { readNumber } from '#schema/validation/values/numbers.ts';
import { flag, flagOrNo } from '#schema/validation/values/option.ts';
import { jobFields, namesMissingFields } from './job.ts';

export const externalId = line('externalId', LENGTHS.id);

/**
 * A partner's job: all of it, each time. What is left out is empty; but whether it is put first, or is urgent, stays as it
 * is unless it is said. The deadline of one that stands may have passed: that is asked when it is known which one it is.
 */
export const partnerJobSchema = z
  .object({
    externalId,
    ...jobFields,
    isRemote: flagOrNo('isRemote'),
    isFeatured: clearable(flag('isFeatured')),
    isHot: clearable(flag('hot')),
  })
  .check(namesMissingFields());
export type PartnerJobValues = z.infer<typeof partnerJobSchema>;

/** Programs write numbers and answers as texts, and texts as numbers. */
const text = loosely((given) =>
  typeof given === 'number' || typeof given === 'boolean' ? String(given) : given,
);
const ANSWERS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  false: false,
  no: false,
};
const answer = loosely((given) =>
  typeof given === 'string' ? (ANSWERS[given.trim().toLowerCase()] ?? given) : given,
);
/** What is no number is out of range, so that it is told of this row alone. */
const years = loosely((given) => {
  if (typeof given !== 'string' || given.trim() === '') return given === '' ? null : given;
  const number = readNumber(given) ?? parseExperienceYears(given);
  return Number.isInteger(number) ? number : -1;
});

/** As it is sent, of the kinds that the API's type knows; each row is judged by itself, later. */
const row = z.object({
  externalId: z.prefault(
    loosely((given) => text.parse(given) ?? ''),
    '',
  ),
  title: text,
  description: text,
  requirements: text,
  responsibilities: text,
  benefits: text,
  location: text,
  type: text,
  category: text,
  industry: text,
  salary: text,
  experience: years,
  experienceLevel: text,
  applicationDeadline: text,
  isRemote: answer,
  isFeatured: answer,
  isHot: answer,
});

const SOME = { list: issue('list', { label: 'jobIds' }) };

export const putJobsSchema = z.object({ jobs: some(row) });

export const deletePartnerJobsSchema = z.object({ externalIds: some(externalId) });

/** One to a hundred of them. */
function some<S extends z.ZodMiniType>(entry: S) {
  return z.array(entry, { error: SOME.list }).check(
    z.minLength(1, { error: issue('required', { label: 'jobIds' }) }),
    z.maxLength(PARTNER_ROWS_MAX, {
      error: issue('listMax', { label: 'jobIds', max: PARTNER_ROWS_MAX }),
    }),
  );
}

function loosely(read: (given: unknown) => unknown) {
  return z.optional(z.transform<unknown, unknown>(read));
}
