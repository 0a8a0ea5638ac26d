import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { copyIn, copyOut, openConnection, quoted, tablesOf } from '#server/db/copyTables.ts';
import { readOn } from '#server/db/onConnection.ts';
import { prepareRefill, setSequences } from '#server/db/refillTables.ts';
import type { Services } from '#server/services.ts';
import { KEPT_TABLES } from './backup.rules.ts';
import { FILES, TABLES, type About, type Contents } from './backupContents.type.ts';
import { takeLock } from './backupLock.service.ts';
import { MIGRATIONS } from './migrations.sql.ts';
import { BackupRefused, requireWholeBackup, readBackup } from './readBackup.service.ts';
import { RestoredFiles } from './restoredFiles.service.ts';
import { resumeTasks } from './resumeTasks.service.ts';

type Target = Pick<Services, 'config' | 'storage' | 'database' | 'tasks' | 'clock'>;

interface Options {
  /** Replaces existing data. */
  replace?: boolean;
  /** Called when the backup is known to be readable, before the restore is committed. */
  onKey?: (about: About) => Promise<void>;
}

export interface Restored {
  madeAt: string;
  tables: number;
  rows: number;
  files: number;
  missing: string[];
  damaged: string[];
}

/** Restores and checks everything or nothing: all rows in one transaction, and the files before it commits. */
export async function restoreBackup(
  target: Target,
  path: string,
  { replace = false, onKey = async () => {} }: Options = {},
): Promise<Restored> {
  await requireWholeBackup(path);
  const line = await openConnection(target.config);
  const files = new RestoredFiles(target, line);
  try {
    if (!(await takeLock(line)))
      throw new BackupRefused('A backup is being made or restored right now. Wait for its end.');
    await requireIdle(line);
    const restored = await refill({ line, files, path, replace, onKey });
    await resumeTasks(target, new Date(restored.madeAt));
    return restored;
  } catch (error) {
    await files.removeRestored();
    throw error;
  } finally {
    await line.end().catch(() => {});
  }
}

interface Work extends Required<Options> {
  line: Client;
  files: RestoredFiles;
  path: string;
}

async function refill({ line, files, path, replace, onKey }: Work): Promise<Restored> {
  let about: About | undefined;
  let opened: Awaited<ReturnType<typeof prepareRefill>> | undefined;
  await line.query('begin');
  const contents = await readBackup(path, {
    begin: async (found) => {
      await requireSameVersion(line, found);
      if (!replace) await requireEmpty(line);
      await files.rememberOld();
      opened = await prepareRefill(line, found.tables);
      about = found;
    },
    file: async (name, content) => {
      if (name.startsWith(TABLES)) {
        const table = about?.tables.find((known) => known.name === name.split('/')[1]);
        if (table) await copyIn(line, table, content);
      } else if (name.startsWith(FILES)) await files.put(name.slice(FILES.length), content);
    },
  });
  if (!about || !opened) throw new BackupRefused(`${path} is not a backup of Kaamyab.`);
  await requireSameContents(line, about, contents);
  await files.requireAll(contents);
  await setSequences(line, contents.sequences);
  await opened.close();
  await onKey(about);
  files.keep();
  await line.query('commit');
  await files.removeOld();
  await line.query('analyze');
  return {
    madeAt: about.madeAt,
    tables: about.tables.length,
    rows: Object.values(contents.tables).reduce((sum, { rows }) => sum + rows, 0),
    files: contents.files,
    missing: contents.missing,
    damaged: contents.damaged,
  };
}

/** backup.restore.idle: running processes would continue with the data they have read. */
async function requireIdle(line: Client): Promise<void> {
  const { rows } = await line.query(
    `select 1 from pg_stat_activity
     where datname = current_database() and application_name in ('kaamyab-tasks', 'kaamyab-live') limit 1`,
  );
  if (rows.length > 0)
    throw new BackupRefused('Kaamyab is running on this database. Stop it, then restore.');
}

/** backup.restore.version: the tables must have the same shape. */
async function requireSameVersion(line: Client, about: About): Promise<void> {
  const here = (await readOn(line, MIGRATIONS, [])).map(({ name }) => name);
  const unknown = about.migrations.filter((name) => !here.includes(name));
  if (unknown.length > 0)
    throw new BackupRefused(
      `This backup is of a newer Kaamyab (${unknown.join(', ')}). Update to that version, then restore.`,
    );
  const missing = here.filter((name) => !about.migrations.includes(name));
  if (missing.length > 0)
    throw new BackupRefused(
      `This backup is of an older Kaamyab (without ${missing.join(', ')}). Restore it with that version, then update.`,
    );
}

/** Tables that migrations fill. */
const FILLED = [
  'categories',
  'search_places',
  'activity_head',
  'feed_changes',
  'company_stages',
  'sealed_tables',
];

/** backup.restore.empty: prevents overwriting data by mistake. */
async function requireEmpty(line: Client): Promise<void> {
  for (const { name } of await tablesOf(line)) {
    if (KEPT_TABLES.includes(name) || FILLED.includes(name)) continue;
    const { rows } = await line.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0)
      throw new BackupRefused(
        `The database is not empty (there are rows in ${name}). Restore into an empty one: set DATA_DIR to a new folder, or DATABASE_URL to a new database. To lose what is there, add --replace.`,
      );
  }
}

/** Reads every table back and compares its checksum. */
async function requireSameContents(line: Client, about: About, contents: Contents): Promise<void> {
  for (const table of about.tables) {
    const checksum = createHash('sha256');
    for await (const chunk of copyOut(line, table)) checksum.update(chunk);
    if (checksum.digest('hex') !== contents.tables[table.name]?.sha256)
      throw new BackupRefused(
        `The rows of ${table.name} did not arrive as they were. Nothing is restored.`,
      );
  }
}
