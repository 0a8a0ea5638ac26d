import 'reflect-metadata';
import { expect, test } from 'vitest';
import { BACKUP_STATE, DUE, LIST } from '#server/modules/admin/backup/backup.sql.ts';
import { backupsOf } from '#server/modules/admin/backup/backups.service.ts';

type Ctx = Parameters<typeof backupsOf>[0];

const AT = new Date('2026-11-21T02:00:00Z');

const row = (status: string, more = {}) => ({
  id: status,
  status,
  at: AT,
  reason: null,
  missingFiles: 0,
  ...more,
});

/** What administrators read of these backups, the newest first. */
function shown(rows: object[], { running = false, waiting = false } = {}) {
  const answers = new Map<unknown, object[]>([
    [BACKUP_STATE, [{ running, waiting }]],
    [LIST, rows],
    [DUE, [{ due: null, nextDueAt: AT }]],
  ]);
  const services = {
    clock: { now: () => AT },
    settings: { current: async () => ({ backupFrequency: 'daily', retentionPeriod: 30 }) },
    database: { read: async (asked: unknown) => answers.get(asked) },
  };
  const t = (key: string, values = {}) => [key, ...Object.values(values)].join(' ');
  return backupsOf({ services, t } as unknown as Ctx);
}

test('a backup is kept for the retention period, and says how many files it lacks', async () => {
  const { list, last, running } = await shown([row('complete', { missingFiles: 2 })]);
  expect(list).toMatchObject([
    {
      status: 'complete',
      ok: true,
      message: 'backup.missing 2',
      keptUntil: new Date('2026-12-21T02:00:00Z'),
    },
  ]);
  expect([last, running]).toEqual([list[0], false]);
});

test('a failed backup says why, is not kept, and is the last one all the same', async () => {
  const { list, last } = await shown([row('failed', { reason: 'disk_full' }), row('complete')]);
  expect(last).toBe(list[0]);
  expect(last).toMatchObject({ ok: false, message: 'backup.failed.disk_full', keptUntil: null });
});

test.each([
  ['running', {}, 'failed'],
  ['running', { running: true }, 'running'],
  ['waiting', {}, 'failed'],
  ['waiting', { waiting: true }, 'waiting'],
  ['waiting', { running: true }, 'waiting'],
])('a backup marked as %s, with %j, is %s', async (stored, state, status) => {
  const { list, last, running } = await shown([row(stored), row('complete')], state);
  const isLeft = status === 'failed';
  expect(list[0]).toMatchObject({
    status,
    message: isLeft ? 'backup.failed.interrupted' : null,
    keptUntil: null,
  });
  expect(last).toBe(list[isLeft ? 0 : 1]);
  expect(running).toBe(!isLeft);
});
