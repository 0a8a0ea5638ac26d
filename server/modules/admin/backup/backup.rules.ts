import type { BackupFrequency } from '#schema/options/settings.ts';

/** The identifier at the start of a backup, and the newest format version this program reads. */
export const FORMAT = { name: 'kaamyab-backup', version: 1 } as const;

/** Never backed up and never emptied: data about the program and about backups themselves. */
export const KEPT_TABLES: readonly string[] = ['migrations', 'backups', 'operations'];

export type AskedBy = 'schedule' | 'administrator' | 'command';
export type BackupStatus = 'waiting' | 'running' | 'complete' | 'failed';
export type FailReason = 'disk_full' | 'disk' | 'database' | 'interrupted' | 'other';

/** When a backup is due: every full hour, or at 2:00 every day, every Monday or on the first of the month. */
export const SCHEDULE = {
  hourly: { unit: 'hour', step: '1 hour', at: '0 hours' },
  daily: { unit: 'day', step: '1 day', at: '2 hours' },
  weekly: { unit: 'week', step: '1 week', at: '2 hours' },
  monthly: { unit: 'month', step: '1 month', at: '2 hours' },
} as const satisfies Record<BackupFrequency, { unit: string; step: string; at: string }>;

const DAY = 24 * 60 * 60 * 1_000;
const NAME = /^kaamyab-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.backup$/;

export function fileNameOf(madeAt: Date): string {
  return `kaamyab-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}.backup`;
}

/** The creation time in a backup's file name; null if the file is not a backup. */
export function madeAtOf(fileName: string): Date | null {
  const part = NAME.exec(fileName);
  if (!part) return null;
  const madeAt = new Date(`${part[1]}T${part[2]}:${part[3]}:${part[4]}.${part[5]}Z`);
  return Number.isNaN(madeAt.getTime()) ? null : madeAt;
}

export function keptUntil(madeAt: Date, retentionPeriod: number): Date {
  return new Date(madeAt.getTime() + retentionPeriod * DAY);
}

/** backup.keep.newest: returns backups older than the retention period, but never the newest one. */
export function outdated(
  fileNames: readonly string[],
  { now, retentionPeriod }: { now: Date; retentionPeriod: number },
): string[] {
  const ours = fileNames.filter((name) => madeAtOf(name)).toSorted();
  return ours.slice(0, -1).filter((name) => keptUntil(madeAtOf(name)!, retentionPeriod) < now);
}

const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];
const DISK = [
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'EEXIST',
  'EIO',
  'EMFILE',
  'ENFILE',
  'STORE_UNAVAILABLE',
];
const LINE = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'];

export function reasonOf(error: unknown): FailReason {
  if (!(error instanceof Error)) return 'other';
  const code = 'code' in error ? String(error.code) : '';
  if (DISK_FULL.includes(code)) return 'disk_full';
  if (DISK.includes(code)) return 'disk';
  const ofDatabase = 'severity' in error || LINE.includes(code);
  return ofDatabase || /connection/i.test(error.message) ? 'database' : 'other';
}
