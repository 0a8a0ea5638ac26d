import type { Role } from '#schema/options/roles.ts';

/** A field that can be missing: of the account, of the job seeker's profile or of the employer's company. */
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

/** The known values; a field that is not listed is empty. */
export type ProfileFacts = Readonly<
  Partial<Record<ProfileField, string | readonly string[] | null | undefined>>
>;

type Score = Readonly<Record<Exclude<Role, 'admin'>, readonly ProfileField[]>>;

/**
 * The fields that count for the Complete Profile banner: two names, and five of the profile or four of the company.
 * The five are those that onboarding asks everyone for; a fresher has stated the experience by saying so.
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
 * The fields that count for the documented completion score of the dashboard: eleven for a job seeker (three of the
 * account and eight of the profile), eight for an employer (the same three and five of the company).
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

/** Whole per cent of the fields that are not empty. */
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
