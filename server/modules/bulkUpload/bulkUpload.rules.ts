import { BULK_UNDO_HOURS } from '#schema/options/limits.ts';
import type { BulkUploadStatus } from '#schema/options/screens/bulkUpload.ts';

const HOUR = 3_600_000;

interface UploadState {
  status: BulkUploadStatus;
  total: number;
  valid: number;
  finishedAt: Date | null;
}

/**
 * The rules of an upload by id. Each function returns whether the rule is satisfied; they are checked in this order.
 */
const RULES = {
  /** An upload is started only once. */
  'bulkUpload.start.pending': ({ status }: UploadState) => status === 'pending',
  /** At least one row is valid. */
  'bulkUpload.start.rows': ({ valid }: UploadState) => valid > 0,
  /** Rows with errors are skipped only on request. */
  'bulkUpload.start.faultless': ({ valid, total }: UploadState) => valid === total,
  /** Only a finished upload can be undone, and only once. */
  'bulkUpload.undo.complete': ({ status }: UploadState) => status === 'complete',
  /** An upload can be undone for a day after its last row (product decision 58). */
  'bulkUpload.undo.window': (upload: UploadState, now: Date) => {
    const until = undoableUntil(upload);
    return until !== null && now <= until;
  },
} as const;
export type UploadRule = keyof typeof RULES;

/** The first rule that forbids starting the upload, or null. */
export function startForbiddenBy(upload: UploadState, skipFaulty: boolean): UploadRule | null {
  const required = ['bulkUpload.start.pending', 'bulkUpload.start.rows'] as const;
  const rules = skipFaulty ? required : [...required, 'bulkUpload.start.faultless' as const];
  return rules.find((rule) => !RULES[rule](upload)) ?? null;
}

/** The first rule that forbids undoing the upload, or null. */
export function undoForbiddenBy(upload: UploadState, now: Date): UploadRule | null {
  const rules = ['bulkUpload.undo.complete', 'bulkUpload.undo.window'] as const;
  return rules.find((rule) => !RULES[rule](upload, now)) ?? null;
}

export function undoableUntil({
  status,
  finishedAt,
}: Pick<UploadState, 'status' | 'finishedAt'>): Date | null {
  if (status !== 'complete' || !finishedAt) return null;
  return new Date(finishedAt.getTime() + BULK_UNDO_HOURS * HOUR);
}
