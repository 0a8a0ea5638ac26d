import 'reflect-metadata';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from './config.ts';
import { runningDatabase, startEmbeddedPostgres } from './db/embedded.ts';
import { makeBackup } from './modules/admin/backup/makeBackup.service.ts';
import { createServices } from './services.ts';

/** `npm run backup`: writes everything into one file, even while the server is running. */
export async function main(): Promise<void> {
  const config = readConfig();
  const { databaseUrl, stop } = await openDatabase(config);
  try {
    const services = await createServices({ ...config, databaseUrl, ...(await keyOf(config)) });
    try {
      const made = await makeBackup(services, { askedBy: 'command' });
      if (made) say(services.backups.placeOf(made.fileName), made);
    } finally {
      await services.database.close();
    }
  } finally {
    await stop();
  }
}

type MadeBackup = NonNullable<Awaited<ReturnType<typeof makeBackup>>>;

function say(path: string, { size, contents }: MadeBackup): void {
  const { tables, files, missing, damaged } = contents;
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `${path}: ${Object.keys(tables).length} tables, ${rows} rows, ${files} files, ${size} bytes.\n`,
  );
  for (const key of missing) process.stdout.write(`The stored file ${key} is missing.\n`);
  for (const key of damaged) process.stdout.write(`The stored file ${key} has changed.\n`);
}

/** Uses the database of a running server, or starts its own for as long as the backup takes. */
async function openDatabase(config: Config) {
  const stop = async () => {};
  if (config.databaseUrl) return { databaseUrl: config.databaseUrl, stop };
  const running = runningDatabase(config.dataDir, 'kaamyab');
  if (running) return { databaseUrl: running, stop };
  if (!existsSync(join(config.dataDir, 'postgres')))
    throw new ConfigError(
      `${config.dataDir} contains no data to back up. Set DATA_DIR to the right folder.`,
    );
  const own = await startEmbeddedPostgres({ dataDir: config.dataDir });
  return { databaseUrl: await own.database('kaamyab'), stop: () => own.stop() };
}

async function keyOf({ secretKey, dataDir }: Config): Promise<Pick<Config, 'secretKey'>> {
  if (secretKey) return { secretKey };
  const own = await readFile(join(dataDir, 'secret.key'), 'utf8').catch(() => '');
  return own ? { secretKey: own.trim() } : {};
}
