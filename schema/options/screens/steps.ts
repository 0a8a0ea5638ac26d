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

export const POST_JOB_STEP_LABELS: Readonly<Record<PostJobStep, string>> = {
  basic_info: 'Basic Info',
  description: 'Description',
  settings: 'Settings',
};

export const EMPLOYER_SETTINGS_TABS = ['profile', 'notifications', 'privacy', 'security'] as const;
export type EmployerSettingsTab = (typeof EMPLOYER_SETTINGS_TABS)[number];

export const EMPLOYER_SETTINGS_TAB_LABELS: Readonly<Record<EmployerSettingsTab, string>> = {
  profile: 'Profile',
  notifications: 'Notifications',
  privacy: 'Privacy',
  security: 'Security',
};
