import type { RegistrationRole } from '../roles.ts';

/** The steps of onboarding, in documented order. */
export const SEEKER_ONBOARDING_STEPS = [
  'personal',
  'experience_type',
  'professional',
  'education',
  'skills',
  'assets',
] as const;
export type SeekerOnboardingStep = (typeof SEEKER_ONBOARDING_STEPS)[number];

export const EMPLOYER_ONBOARDING_STEPS = ['company', 'contact'] as const;
export type EmployerOnboardingStep = (typeof EMPLOYER_ONBOARDING_STEPS)[number];

export const ONBOARDING_STEPS = {
  job_seeker: SEEKER_ONBOARDING_STEPS,
  employer: EMPLOYER_ONBOARDING_STEPS,
} as const satisfies Record<RegistrationRole, readonly string[]>;

export const POST_JOB_STEPS = ['basic_info', 'description', 'settings'] as const;
export type PostJobStep = (typeof POST_JOB_STEPS)[number];
