import type { JobType } from '#schema/options/jobTypes.ts';
import type { Shift } from '#server/db/seeds/texts/lineOfWork.ts';

/** Said of one person who is away. */
export const LEAVE_REPLACEMENT = 'Temporary leave replacement.';

/** Set phrases that many adverts share. They are short, because longer ones would read as copied. */
export const TERMS: Readonly<Record<JobType, readonly string[]>> = {
  full_time: [],
  part_time: [],
  contract: ['Contract for 12 months.', 'Renewable 11-month contract.', 'Six-month contract, extendable.'],
  intern: ['Six-month internship with certificate.', 'Internship for three months.', 'Paid internship, four months.'],
  temporary: ['Temporary, for three months.', 'Temporary, during the season.', LEAVE_REPLACEMENT],
}; // oxfmt-ignore

export const PART_TIME: readonly [Shift, string][] = [
  ['day', 'Part-time, mornings only.'],
  ['day', 'Part-time, afternoons only.'],
  ['flexible', 'Part-time, flexible hours.'],
];

export const JOINING = [
  'Immediate joiners preferred.',
  'Joining within 30 days.',
  'Notice period: 30 days.',
  'Interviews on weekdays.',
  'Video interviews possible.',
  'Women candidates are welcome.',
] as const;

/** Phrases of {@link JOINING} that fit only jobs that wait for a month. */
export const IN_A_MONTH = /Joining within 30 days\.|Notice period: 30 days\./;

/** What says that a job is to be filled at once. */
export const AT_ONCE = /immediate (joiners|joining|openings)|needed urgently/i;

export const WALK_IN = 'Walk-in, 11 to 3.';

/** Benefits of people who stay longer than an internship or a season. */
export const NOT_FOR_A_WHILE =
  /gratuity|increment|\bPF\b|provident|ESI\b|bonus|apprais|pension|insurance|mediclaim|medical|health cover|year|annual|promotion/i;

/** Benefits that a contract of a year or less ends too early for. */
export const NOT_FOR_A_YEAR =
  /gratuity|increment|apprais|promotion|superannuation|every year|yearly|annual|after .* years/i;

/** Benefits that make no sense for someone who works from home. */
export const NOT_AT_HOME =
  /(?<!home )office|hybrid|cab\b|canteen|transport|bus\b|lunch|meal|food|tea\b|snack|stay\b|remote|home(?! office)/i;

/** Benefits that only make sense for someone who works from home on some days. */
export const PARTLY_AT_HOME = /hybrid|days in office|remote|from home|home office|internet/i;
