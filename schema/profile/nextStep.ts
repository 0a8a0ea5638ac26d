import { PROFILE_BANNER_GONE_AT } from '#schema/options/limits.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';

/** The steps that a dashboard can suggest if there are no to-dos, the most useful first. */
export const NEXT_STEPS = [
  'add_resume',
  'complete_profile',
  'first_application',
  'create_alert',
  'see_new_jobs',
  'no_company',
  'correct_company',
  'suspended_company',
  'complete_company',
  'first_job',
  'await_approval',
  'no_active_job',
  'another_job',
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

interface KnownOfEmployer {
  /** Null without a company. */
  company: AdminStatus | null;
  /** The completion score of the dashboard. */
  percent: number;
  /** Whether they have posted a job, even if it still waits for approval. */
  hasPosted: boolean;
  /** The figures of the stat cards; a missing one could not be counted. */
  count: (key: string) => number | undefined;
}

interface KnownOfSeeker extends Omit<KnownOfEmployer, 'hasPosted' | 'company'> {
  hasResume: boolean;
}

export function nextStepOfSeeker({ percent, hasResume, count }: KnownOfSeeker): NextStep {
  if (!hasResume) return 'add_resume';
  if (percent < PROFILE_BANNER_GONE_AT) return 'complete_profile';
  if (count('applications') === 0) return 'first_application';
  if (count('job_alerts') === 0) return 'create_alert';
  return 'see_new_jobs';
}

export function nextStepOfEmployer(known: KnownOfEmployer): NextStep {
  const { company, percent, count, hasPosted } = known;
  // They have left their company, or have not created one yet.
  if (company === null) return 'no_company';
  // Nobody would see the jobs.
  if (company === 'rejected') return 'correct_company';
  if (company === 'suspended') return 'suspended_company';
  if (percent < PROFILE_BANNER_GONE_AT) return 'complete_company';
  if (count('active_jobs') !== 0) return 'another_job';
  if (!hasPosted) return 'first_job';
  return company === 'pending' ? 'await_approval' : 'no_active_job';
}
