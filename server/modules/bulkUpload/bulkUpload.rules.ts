import { BULK_UNDO_HOURS } from '#schema/options/limits.ts';
import type { BulkUploadStatus } from '#schema/options/screens/bulkUpload.ts';

const HOUR = 3_600_000;

interface Standing {
  status: BulkUploadStatus;
  total: number;
  valid: number;
  finishedAt: Date | null;
}

/** The rules of an upload by their ids, in the order in which they are asked; each says whether it holds. */
const RULES = {
  /** It is started once. */
  'bulkUpload.start.pending': ({ status }: Standing) => status === 'pending',
  /** Not one row could become a job. */
  'bulkUpload.start.rows': ({ valid }: Standing) => valid > 0,
  /** Rows are left out only by somebody who has said so. */
  'bulkUpload.start.faultless': ({ valid, total }: Standing) => valid === total,
  /** What is being made is not undone meanwhile, and nothing is undone twice. */
  'bulkUpload.undo.complete': ({ status }: Standing) => status === 'complete',
  /** For a day after its last row (decision 58). */
  'bulkUpload.undo.window': (upload: Standing, now: Date) => {
    const until = undoableUntil(upload);
    return until !== null && now <= until;
  },
} as const;
export type UploadRule = keyof typeof RULES;

/** The first rule that forbids to start; null where it may be. */
export function startForbiddenBy(upload: Standing, skipFaulty: boolean): UploadRule | null {
  const asked = ['bulkUpload.start.pending', 'bulkUpload.start.rows'] as const;
  const rules = skipFaulty ? asked : [...asked, 'bulkUpload.start.faultless' as const];
  return rules.find((rule) => !RULES[rule](upload)) ?? null;
}

/** The first rule that forbids to undo; null where it may be. */
export function undoForbiddenBy(upload: Standing, now: Date): UploadRule | null {
  const rules = ['bulkUpload.undo.complete', 'bulkUpload.undo.window'] as const;
  return rules.find((rule) => !RULES[rule](upload, now)) ?? null;
}

export function undoableUntil({
  status,
  finishedAt,
}: Pick<Standing, 'status' | 'finishedAt'>): Date | null {
  if (status !== 'complete' || !finishedAt) return null;
  return new Date(finishedAt.getTime() + BULK_UNDO_HOURS * HOUR);
}
