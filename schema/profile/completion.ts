import type { Role } from '#schema/options/roles.ts';

/** What a profile may lack: a value of the account, of the seeker's profile or of the employer's company. */
export const PROFILE_FIELDS = [
  'email',
  'first_name',
  'last_name',
  'phone',
  'location',
  'headline',
  'summary',
  'experience',
  'education',
  'skills',
  'resume',
  'company_name',
  'industry',
  'company_size',
  'website',
  'company_description',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** What is known; a field that is not named is empty. */
export type ProfileFacts = Readonly<
  Partial<Record<ProfileField, string | readonly string[] | null | undefined>>
>;

type Score = Readonly<Record<Exclude<Role, 'admin'>, readonly ProfileField[]>>;

/**
 * The Complete Profile banner (document 1, section 9): two names, and five of the profile or four of the
 * company. The five are what onboarding asks of everybody; a fresher has told the experience by saying so.
 */
export const BANNER_SCORE: Score = {
  job_seeker: ['first_name', 'last_name', 'phone', 'location', 'experience', 'education', 'skills'],
  employer: [
    'first_name',
    'last_name',
    'company_name',
    'industry',
    'company_size',
    'company_description',
  ],
};

/**
 * The dashboard's completion (the same section): eleven for a seeker, which are the account's three and the
 * eight that document 1, section 3 gives a profile; eight for an employer, the same three and the company's five.
 */
export const DASHBOARD_SCORE: Score = {
  job_seeker: [
    'email',
    'first_name',
    'last_name',
    'phone',
    'location',
    'headline',
    'summary',
    'experience',
    'education',
    'skills',
    'resume',
  ],
  employer: [
    'email',
    'first_name',
    'last_name',
    'company_name',
    'industry',
    'company_size',
    'website',
    'company_description',
  ],
};

/** Whole percent of the fields that are not empty. */
export function percentFilled(fields: readonly ProfileField[], facts: ProfileFacts): number {
  const filled = fields.length - missingFields(fields, facts).length;
  return Math.round((filled / fields.length) * 100);
}

export function missingFields(
  fields: readonly ProfileField[],
  facts: ProfileFacts,
): readonly ProfileField[] {
  return fields.filter((field) => isEmpty(facts[field]));
}

function isEmpty(value: ProfileFacts[ProfileField]): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return (value ?? []).length === 0;
}
