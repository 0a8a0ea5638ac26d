import 'reflect-metadata';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, readCommandConfig, type Config } from './config.ts';
import { openPrompt } from './lib/prompt.ts';
import { openStores } from './lib/storage/openStores.ts';
import type { About } from './modules/admin/backup/backupContents.type.ts';
import { withLocalBackup } from './modules/admin/backup/localBackup.service.ts';
import { requireWholeBackup } from './modules/admin/backup/readBackup.service.ts';
import { restoreBackup, type Restored } from './modules/admin/backup/restoreBackup.service.ts';
import { markOf } from './modules/admin/backup/writeBackup.service.ts';
import { prepareServices } from './prepare.ts';

const REPLACE = '--replace';

/** `npm run restore -- <file>`: restores everything in the file into an empty database. */
export async function main(args: string[] = []): Promise<void> {
  const [file] = args.filter((arg) => arg !== REPLACE);
  const replace = args.includes(REPLACE);
  if (!file) throw new ConfigError('Name the backup to restore: npm run restore -- <file>');
  const config = readCommandConfig();
  const { backups } = await openStores(config);
  await withLocalBackup(backups, file, (path) => restore(config, { file, path, replace }));
}

interface Order {
  /** The file as the operator named it. */
  file: string;
  path: string;
  replace: boolean;
}

async function restore(config: Config, { file, path, replace }: Order): Promise<void> {
  await requireWholeBackup(path);
  if (replace) await requireConsent();
  const running = await prepareServices(config);
  let hasOtherKey = false;
  const onKey = async (about: About) => {
    const secretKey = running.services.config.secretKey ?? '';
    if (markOf(secretKey) === about.secretKeyMark) return;
    if (about.secretKey && !config.secretKey) await keepKey(config, about.secretKey);
    else hasOtherKey = true;
  };
  try {
    say(file, await restoreBackup(running.services, path, { replace, onKey }), hasOtherKey);
  } finally {
    await running.stop();
  }
}

async function requireConsent(): Promise<void> {
  const prompt = openPrompt();
  const answer = await prompt.ask(
    'All existing data will be replaced and lost. Type REPLACE to continue: ',
  );
  prompt.close();
  if (answer !== 'REPLACE') throw new ConfigError('Nothing has been changed.');
}

async function keepKey({ dataDir }: Config, secretKey: string): Promise<void> {
  const file = join(dataDir, 'secret.key');
  await writeFile(`${file}.new`, secretKey, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

function say(file: string, restored: Restored, hasOtherKey: boolean): void {
  const { madeAt, tables, rows, files, missing, damaged } = restored;
  const lines = [
    `Restored ${file} of ${madeAt}: ${tables} tables, ${rows} rows, ${files} files; all of them checked.`,
    ...missing.map((key) => `The stored file ${key} was already missing from the backup.`),
    ...damaged.map((key) => `The stored file ${key} had already changed before the backup.`),
  ];
  if (hasOtherKey)
    lines.push(
      'The backup was made with another SECRET_KEY. Set that key, or enter everything encrypted with it again: the password of the mail server and two-step verification.',
    );
  process.stdout.write(`${lines.join('\n')}\n`);
}
