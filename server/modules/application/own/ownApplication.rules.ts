import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { mayWithdraw, UNDO_WITHDRAWAL_MS } from '#schema/options/withdrawal.ts';

interface SentApplicationState {
  status: ApplicationStatus;
  withdrawnAt: Date | null;
}

/** application.withdraw.open: once, and until the company has rejected it or hired the applicant. */
export function isWithdrawable({ status, withdrawnAt }: SentApplicationState): boolean {
  return withdrawnAt === null && mayWithdraw(status);
}

/** application.withdraw.undo: until the company is notified. */
export function isUndoable(
  { withdrawnAt, notifiedAt }: { withdrawnAt: Date | null; notifiedAt: Date | null },
  now: Date,
): boolean {
  return withdrawnAt !== null && notifiedAt === null && now < undoEnd(withdrawnAt);
}

export function undoEnd(withdrawnAt: Date): Date {
  return new Date(withdrawnAt.getTime() + UNDO_WITHDRAWAL_MS);
}

interface Unread {
  status: ApplicationStatus;
  withdrawnAt: Date | null;
  /** A change of status that the company can still undo. */
  movedTo: ApplicationStatus | null;
  isOpened: boolean;
}

/** application.edit.unseen: nobody at the company has opened it or decided on it. */
export function isEditable({ status, withdrawnAt, movedTo, isOpened }: Unread): boolean {
  return status === 'pending' && withdrawnAt === null && movedTo === null && !isOpened;
}
