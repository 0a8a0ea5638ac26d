import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeBackup, type MadeBackup } from '#server/modules/admin/backup/makeBackup.service.ts';
import type { App } from '#tests/support/app.ts';
import type { Person } from '#tests/support/scenario.ts';
import { everyRow } from '#tests/server/isolation/databaseRows.ts';

/** A data folder that is removed after the test. */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export interface OnDisk extends MadeBackup {
  path: string;
}

/** Makes a backup as the command line does. */
export async function backedUp({ services }: Pick<App, 'services'>): Promise<OnDisk> {
  const made = await makeBackup(services, { askedBy: 'command' });
  return { ...made!, path: services.backups.placeOf(made!.fileName) };
}

/** The names of all backups in the store. */
export async function storedBackups({ backups }: App['services']): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of backups.list()) names.push(key);
  return names.toSorted();
}

export const backupFolder = ({ config }: App['services']) => join(config.dataDir, 'backups');

/** Tables outside a backup: background tasks, and data about the program and its backups. */
const ELSEWHERE = /^pgboss\.|\.(migrations|backups)$/;

/** Every row that a restore brings back. */
export async function marketRows(app: App): Promise<[string, string[]][]> {
  const rows = await everyRow(app);
  return [...rows].filter(([table]) => !ELSEWHERE.test(table));
}

export interface ShownBackup {
  id: string;
  at: string;
  status: string;
  ok: boolean;
  askedBy: string;
  fileName: string | null;
  size: number | null;
  rows: number | null;
  files: number | null;
  message: string | null;
  keptUntil: string | null;
  removedAt: string | null;
}

export interface ShownBackups {
  last: ShownBackup | null;
  running: boolean;
  nextDueAt: string;
  frequency: string;
  retentionPeriod: number;
  list: ShownBackup[];
}

const ONE = 'id at status ok askedBy fileName size rows files message keptUntil removedAt';
const ALL = `last { ${ONE} } running nextDueAt frequency retentionPeriod list { ${ONE} }`;

export async function backupsFor(who: Person): Promise<ShownBackups> {
  const { admin } = await who.graphql<{ admin: { backups: ShownBackups } }>(
    `{ admin { backups { ${ALL} } } }`,
  );
  return admin.backups;
}

export async function backUpNow(who: Person): Promise<ShownBackups> {
  const { backUpNow: done } = await who.graphql<{ backUpNow: { backups: ShownBackups } }>(
    `mutation { backUpNow { backups { ${ALL} } } }`,
  );
  return done.backups;
}
