import * as z from 'zod/mini';
import { parseExperienceYears } from '#schema/options/experience.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS, PARTNER_ROWS_MAX } from '#schema/validation/lengths.ts';
import { factOf, JOB_FACT_NAMES } from '#schema/fields/jobFacts.ts';
import { clearable, line } from '#schema/validation/text.ts';
import { readNumber } from '#schema/validation/values/readNumber.ts';
import { flag, flagOrNo } from '#schema/validation/values/option.ts';
import { jobFields, namesMissingFields } from './job.ts';

export const externalId = line('externalId', LENGTHS.id);

/**
 * A partner's job, always sent in full: fields left out become empty, except featured and urgent, which stay
 * unchanged. The deadline of an existing job may have passed, so it is checked once the job has been identified.
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

/** Programs send numbers and booleans as text, and text as numbers. */
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
/** An invalid number counts as out of range, so that only this row is refused. */
const years = loosely((given) => {
  if (typeof given !== 'string' || given.trim() === '') return given === '' ? null : given;
  const number = readNumber(given) ?? parseExperienceYears(given);
  return Number.isInteger(number) ? number : -1;
});

/** A row as it is sent, with the types of the API. Its values are validated later, row by row. */
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
  ...factRows(),
});

/** Each fact as programs send it. */
function factRows() {
  const rows = { option: text, number: years, flag: answer };
  return Object.fromEntries(JOB_FACT_NAMES.map((name) => [name, rows[factOf(name).kind]]));
}

const SOME = { list: issue('list', { label: 'jobIds' }) };

export const putJobsSchema = z.object({ jobs: some(row) });

export const deletePartnerJobsSchema = z.object({ externalIds: some(externalId) });

/** One to a hundred jobs. */
function some<S extends z.ZodMiniType>(entry: S) {
  return z.array(entry, { error: SOME.list }).check(
    z.minLength(1, { error: issue('listMin', { label: 'jobIds' }) }),
    z.maxLength(PARTNER_ROWS_MAX, {
      error: issue('listMax', { label: 'jobIds', max: PARTNER_ROWS_MAX }),
    }),
  );
}

function loosely(read: (given: unknown) => unknown) {
  return z.optional(z.transform<unknown, unknown>(read));
}
