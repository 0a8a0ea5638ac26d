import {
  EXPERIENCE_BAND_FACTS,
  EXPERIENCE_BANDS,
  EXPERIENCE_TYPE_LABELS,
  EXPERIENCE_TYPES,
  parseExperienceBand,
  parseExperienceType,
} from '#schema/options/experience.ts';
import { GENDER_LABELS, GENDERS, parseGender } from '#schema/options/genders.ts';
import { LOCALES } from '#schema/options/locales.ts';
import {
  parseQualification,
  QUALIFICATION_LABELS,
  QUALIFICATIONS,
} from '#schema/options/qualifications.ts';
import { ROLES } from '#schema/options/roles.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { parseUserStatus, USER_STATUS_LABELS, USER_STATUSES } from '#schema/options/statuses.ts';
import {
  bandOf,
  choicesOf,
  enumWordsIn,
  labelFromKey,
  STATE_CHOICES,
  wordsIn,
} from '../choices.ts';
import type { Dimension } from '../kinds.ts';
import { LAKH_CHOICES, LAKH_STEPS, PAY_CHOICES, PAY_STEPS } from '../pay.ts';

const LANGUAGES = { en: 'English', hi: 'Hindi', es: 'Spanish' };
const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** The part of a location after its last comma, if it is a state. */
const STATE_OF_PLACE = `btrim(split_part(p.location, ',', -1))`;

export const PEOPLE_DIMENSIONS = {
  role: {
    name: 'Role',
    description: 'The role of the user: job seeker, employer or administrator.',
    source: 'users.role',
    kind: 'choice',
    sql: 'u.role',
    choices: choicesOf(ROLES, labelFromKey, parserFor(ROLES), enumWordsIn('adminUsers', 'role')),
  },
  user_status: {
    name: 'User status',
    description: 'Whether the account is currently active, inactive or suspended.',
    source: 'users.status and users.suspended_until, by the clock',
    kind: 'choice',
    sql: `(case when u.status = 'suspended' and u.suspended_until <= {now} then 'active' else u.status end)`,
    choices: choicesOf(
      USER_STATUSES,
      USER_STATUS_LABELS,
      parseUserStatus,
      enumWordsIn('adminUsers', 'status'),
    ),
  },
  language: {
    name: 'Language',
    description: 'The language the user has chosen.',
    source: 'users.locale',
    kind: 'choice',
    sql: 'u.locale',
    choices: choicesOf(
      LOCALES,
      LANGUAGES,
      parserFor(LOCALES, LANGUAGES),
      enumWordsIn('adminUsers', 'language'),
    ),
  },
  email_confirmed: {
    name: 'Email confirmed',
    description: 'Whether the email address of the account is confirmed.',
    source: 'users.email_verified_at',
    kind: 'yes_no',
    sql: '(u.email_verified_at is not null)',
  },
  onboarded: {
    name: 'Onboarding finished',
    description: 'Whether the user has completed onboarding.',
    source: 'users.onboarding_complete',
    kind: 'yes_no',
    sql: 'u.onboarding_complete',
  },
  google_sign_in: {
    name: 'Signs in with Google',
    description: 'Whether the account is linked to Google.',
    source: 'users.google_subject',
    kind: 'yes_no',
    sql: '(u.google_subject is not null)',
  },
  seeker_state: {
    name: "Seeker's state",
    description: 'The state the job seeker lives in, according to the profile.',
    source: 'seeker_profiles.location',
    kind: 'choice',
    sql: `(case when ${STATE_OF_PLACE} in (${list(STATE_CHOICES.values)}) then ${STATE_OF_PLACE} end)`,
    choices: STATE_CHOICES,
    isPersonal: true,
  },
  seeker_education: {
    name: "Seeker's education",
    description: 'The highest qualification in the profile.',
    source: 'seeker_profiles.education',
    kind: 'choice',
    sql: 'p.education',
    choices: choicesOf(
      QUALIFICATIONS,
      QUALIFICATION_LABELS,
      parseQualification,
      wordsIn('profile', 'qualification'),
    ),
    isPersonal: true,
  },
  seeker_experience: {
    name: "Seeker's experience",
    description: 'The experience of the job seeker, in the bands used by the profile.',
    source: 'seeker_profiles.experience',
    kind: 'band',
    sql: `(case when p.experience in (${list(EXPERIENCE_BANDS)}) then p.experience end)`,
    choices: choicesOf(
      EXPERIENCE_BANDS,
      (band) => EXPERIENCE_BAND_FACTS[band].label,
      parseExperienceBand,
      wordsIn('profile', 'band'),
    ),
    isPersonal: true,
  },
  seeker_experience_type: {
    name: 'Fresher or experienced',
    description: 'Whether the job seeker has worked before.',
    source: 'seeker_profiles.experience_type',
    kind: 'choice',
    sql: 'p.experience_type',
    choices: choicesOf(
      EXPERIENCE_TYPES,
      EXPERIENCE_TYPE_LABELS,
      parseExperienceType,
      wordsIn('profile', 'experienceType'),
    ),
    isPersonal: true,
  },
  seeker_gender: {
    name: "Seeker's gender",
    description: 'As given in the profile.',
    source: 'seeker_profiles.gender',
    kind: 'choice',
    sql: 'p.gender',
    choices: choicesOf(GENDERS, GENDER_LABELS, parseGender, wordsIn('profile', 'gender')),
    isPersonal: true,
  },
  expected_pay_band: {
    name: 'Expected pay band',
    description: 'The yearly pay the job seeker expects, in bands.',
    source: 'seeker_profiles.salary_expectation',
    kind: 'band',
    sql: bandOf('p.salary_expectation', PAY_STEPS),
    choices: PAY_CHOICES,
    isPersonal: true,
  },
  expected_pay_lakhs: {
    name: 'Expected pay in lakh',
    description: 'The yearly pay the job seeker expects, lakh by lakh.',
    source: 'seeker_profiles.salary_expectation',
    kind: 'band',
    sql: bandOf('p.salary_expectation', LAKH_STEPS),
    choices: LAKH_CHOICES,
    isPersonal: true,
  },
  open_to_work: {
    name: 'Open to work',
    description: 'Whether the job seeker is currently looking for work.',
    source: 'seeker_profiles.is_open_to_work',
    kind: 'yes_no',
    sql: 'p.is_open_to_work',
    isPersonal: true,
  },
} as const satisfies Record<string, Dimension>;
