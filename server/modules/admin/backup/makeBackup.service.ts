import { rm, stat } from 'node:fs/promises';
import type { Client } from 'pg';
import { openConnection } from '#server/db/copyTables.ts';
import { newId } from '#server/lib/ids.ts';
import { arrivalPath } from '#server/lib/storage/fileStore.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Services } from '#server/services.ts';
import { fileNameOf, outdated, reasonOf, type AskedBy } from './backup.rules.ts';
import { BEGIN, COMPLETE, FAIL, INTERRUPTED, REMOVED } from './backup.sql.ts';
import type { Contents } from './backupContents.type.ts';
import { backupDue } from './backupDue.service.ts';
import { takeLock, waitForLock } from './backupLock.service.ts';
import { BackupRefused } from './readBackup.service.ts';
import { writeBackup } from './writeBackup.service.ts';

type Maker = Pick<
  Services,
  'config' | 'clock' | 'database' | 'settings' | 'storage' | 'backups' | 'log'
>;

interface Order {
  askedBy: AskedBy;
  /** The id of the backup an administrator has requested. */
  id?: string;
}

export interface MadeBackup {
  fileName: string;
  size: number;
  contents: Contents;
}

/** Makes a backup, one at a time across all processes. Returns null if there is nothing left to do. */
export async function makeBackup(services: Maker, order: Order): Promise<MadeBackup | null> {
  const line = await openConnection(services.config);
  try {
    if (order.askedBy !== 'command') await waitForLock(line);
    else if (!(await takeLock(line)))
      throw new BackupRefused('A backup is being made or restored right now. Wait for its end.');
    if (order.askedBy === 'schedule' && !(await backupDue(services)).due) return null;
    await services.database.write(INTERRUPTED, [services.clock.now()]);
    return await make(services, line, order);
  } finally {
    await line.end().catch(() => {});
  }
}

async function make(services: Maker, line: Client, order: Order): Promise<MadeBackup | null> {
  const { clock, database, log } = services;
  const startedAt = clock.now();
  const fileName = fileNameOf(startedAt);
  const id = order.id ?? newId(startedAt.getTime());
  const begun = await database.write(BEGIN, [id, order.askedBy, startedAt, fileName]);
  if (begun.length === 0) return null;
  try {
    if (order.askedBy !== 'administrator')
      await recordCreation(services, { id, fileName, at: startedAt });
    const made = await writeToDisk(services, line, { fileName, madeAt: startedAt });
    const rows = Object.values(made.contents.tables).reduce((sum, table) => sum + table.rows, 0);
    const { files, missing } = made.contents;
    await database.write(COMPLETE, [clock.now(), made.size, rows, files, missing.length, id]);
    await clearBackups(services);
    return made;
  } catch (error) {
    log.error({ err: error }, 'A backup failed');
    await database.write(FAIL, [clock.now(), reasonOf(error), id]).catch(() => {});
    throw error;
  }
}

/** Written to the local disk first, because a store only takes complete files. */
async function writeToDisk(
  services: Maker,
  line: Client,
  { fileName, madeAt }: { fileName: string; madeAt: Date },
): Promise<MadeBackup> {
  const { backups, clock } = services;
  const path = await arrivalPath(backups, clock);
  try {
    const contents = await writeBackup(services, line, { path, madeAt });
    const { size } = await stat(path);
    await backups.put(fileName, path);
    return { fileName, size, contents };
  } finally {
    await rm(path, { force: true });
  }
}

/** Logged before the snapshot is taken, so that the backup contains this entry. */
async function recordCreation(
  { database }: Maker,
  { id, fileName, at }: { id: string; fileName: string; at: Date },
): Promise<void> {
  await recordActivity(database.fork(), {
    at,
    actor: { kind: 'system', id: null },
    action: 'backup.create',
    subject: { kind: 'backup', id },
    after: { fileName },
  });
}

/** Removes backups that are older than the retention period. */
export async function clearBackups({ backups, clock, database, settings }: Maker): Promise<void> {
  const { retentionPeriod } = await settings.current();
  const now = clock.now();
  const names: string[] = [];
  for await (const { key } of backups.list()) names.push(key);
  const removed = outdated(names, { now, retentionPeriod });
  for (const name of removed) await backups.remove(name);
  if (removed.length > 0) await database.write(REMOVED, [now, removed]);
}
