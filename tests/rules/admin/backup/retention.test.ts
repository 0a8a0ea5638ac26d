import { expect, test } from 'vitest';
import {
  fileNameOf,
  KEPT_TABLES,
  keptUntil,
  madeAtOf,
  outdated,
  reasonOf,
} from '#server/modules/admin/backup/backup.rules.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test('a file name contains the creation time', () => {
  expect(fileNameOf(NOW)).toBe('kaamyab-2026-11-21T10-00-00-000Z.backup');
  expect(madeAtOf(fileNameOf(NOW))).toEqual(NOW);
});

test.each([
  'kaamyab.backup',
  'kaamyab-2026-11-21T10-00-00-000Z.backup.part',
  'notes.txt',
  'old-kaamyab-2026-11-21T10-00-00-000Z.backup',
  'kaamyab-2026-99-99T10-00-00-000Z.backup',
])('%s is not a backup', (name) => {
  expect(madeAtOf(name)).toBeNull();
});

test('backup.keep.newest: backups older than the retention period are removed, but never the newest', () => {
  const names = [40, 31, 30, 1].map((days) => fileNameOf(daysAgo(days)));
  const asked = { now: NOW, retentionPeriod: 30 };
  expect(outdated([...names, 'notes.txt'], asked)).toEqual(names.slice(0, 2));
  expect(outdated(names.slice(0, 2), asked)).toEqual(names.slice(0, 1));
  expect(outdated([...names.slice(0, 2), 'a.txt', 'notes.txt'], asked)).toEqual(names.slice(0, 1));
  expect(outdated(names.slice(0, 1), asked)).toEqual([]);
  expect(outdated([], asked)).toEqual([]);
  expect(keptUntil(daysAgo(30), 30)).toEqual(NOW);
});

test('no backup contains data about the program and its backups', () => {
  expect(KEPT_TABLES).toEqual(['migrations', 'backups', 'operations']);
});

test.each([
  [Object.assign(new Error('no space left'), { code: 'ENOSPC' }), 'disk_full'],
  [Object.assign(new Error('read-only'), { code: 'EROFS' }), 'disk'],
  [Object.assign(new Error('terminating'), { severity: 'FATAL', code: '57P01' }), 'database'],
  [new Error('Connection terminated unexpectedly'), 'database'],
  [new Error('What?'), 'other'],
  ['no error at all', 'other'],
])('%s is reported as %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])(
  'a connection failing with %s is reported as a database failure',
  (code) => expect(reasonOf(Object.assign(new Error('away'), { code }))).toBe('database'),
);
