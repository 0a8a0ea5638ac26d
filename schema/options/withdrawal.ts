import type { ApplicationStatus } from './statuses.ts';

/** Why an applicant takes an application back. */
export const WITHDRAWAL_REASONS = [
  'other_job',
  'no_answer',
  'pay',
  'place',
  'changed_mind',
  'personal',
  'other',
] as const;
export type WithdrawalReason = (typeof WITHDRAWAL_REASONS)[number];

/** How long a withdrawal can be undone; the company is notified afterwards. */
export const UNDO_WITHDRAWAL_MS = 10_000;

/** application.withdraw.open: until the company has rejected the application or hired the applicant. */
export function mayWithdraw(status: ApplicationStatus): boolean {
  return status !== 'rejected' && status !== 'hired';
}
