import { createHash, createHmac } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { copyOut, tablesOf, type CopiedTable } from '#server/db/copyTables.ts';
import { readOn } from '#server/db/onConnection.ts';
import { sequencesOf } from '#server/db/refillTables.ts';
import { tarred, type TarEntry } from '#server/lib/archive/tar.ts';
import type { Services } from '#server/services.ts';
import { FORMAT, KEPT_TABLES } from './backup.rules.ts';
import { ABOUT, CONTENTS, TABLES, type About, type Contents } from './backupContents.type.ts';
import { MIGRATIONS } from './migrations.sql.ts';
import { storedFiles } from './storedFiles.service.ts';
import { endMark } from './endMark.rules.ts';

type Source = Pick<Services, 'config' | 'storage'>;

/** Writes everything as of one moment while the site keeps running. */
export async function writeBackup(
  source: Source,
  line: Client,
  { path, madeAt }: { path: string; madeAt: Date },
): Promise<Contents> {
  await line.query('begin isolation level repeatable read read only');
  const about = await aboutOf(source, line, madeAt);
  const contents: Contents = {
    tables: {},
    sequences: await sequencesOf(line),
    files: 0,
    fileBytes: 0,
    missing: [],
    damaged: [],
  };
  await pipeline(
    tarred(entriesOf(source, line, about, contents), madeAt),
    createGzip(),
    withChecksum,
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  await line.query('commit');
  return contents;
}

async function* withChecksum(bytes: AsyncIterable<Buffer>) {
  const checksum = createHash('sha256');
  for await (const chunk of bytes) {
    checksum.update(chunk);
    yield chunk;
  }
  yield endMark(checksum.digest());
}

async function aboutOf(source: Source, line: Client, madeAt: Date): Promise<About> {
  const migrations = await readOn(line, MIGRATIONS, []);
  const tables = await tablesOf(line);
  return {
    format: FORMAT.name,
    version: FORMAT.version,
    madeAt: madeAt.toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables: tables.filter(({ name }) => !KEPT_TABLES.includes(name)),
    ...(await keyOf(source)),
  };
}

/**
 * A generated key would be lost with the data folder, so the backup includes it. A configured key is the operator's
 * responsibility.
 */
async function keyOf({ config }: Source): Promise<Pick<About, 'secretKey' | 'secretKeyMark'>> {
  const secretKey = config.secretKey ?? '';
  const own = await readFile(join(config.dataDir, 'secret.key'), 'utf8').catch(() => '');
  const secretKeyMark = markOf(secretKey);
  return secretKey && own.trim() === secretKey ? { secretKey, secretKeyMark } : { secretKeyMark };
}

export function markOf(secretKey: string): string {
  return createHmac('sha256', secretKey).update('kaamyab backup').digest('hex');
}

async function* entriesOf(
  source: Source,
  line: Client,
  about: About,
  contents: Contents,
): AsyncGenerator<TarEntry> {
  yield asJson(ABOUT, about);
  for (const table of about.tables) yield* linesOf(line, table, contents);
  yield* storedFiles(source, line, contents);
  yield asJson(CONTENTS, contents);
}

function asJson(name: string, value: unknown): TarEntry {
  const content = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  return { name, size: content.length, content: [content] };
}

/** Writes whole lines in parts of about this size, because the length of a table is known only at its end. */
const PART = 1024 * 1024;
const LINE_END = 10;

async function* linesOf(
  line: Client,
  table: CopiedTable,
  contents: Contents,
): AsyncGenerator<TarEntry> {
  const checksum = createHash('sha256');
  const stats = { rows: 0, sha256: '' };
  let part = 0;
  let kept: Buffer[] = [];
  let length = 0;
  const entry = (content: Buffer): TarEntry => {
    part += 1;
    const name = `${TABLES}${table.name}/${String(part).padStart(6, '0')}.copy`;
    return { name, size: content.length, content: [content] };
  };
  for await (const chunk of copyOut(line, table)) {
    checksum.update(chunk);
    for (const byte of chunk) if (byte === LINE_END) stats.rows += 1;
    kept.push(chunk);
    length += chunk.length;
    const end = chunk.lastIndexOf(LINE_END) + 1;
    if (length < PART || end === 0) continue;
    const all = Buffer.concat(kept);
    const cut = length - (chunk.length - end);
    yield entry(all.subarray(0, cut));
    kept = [all.subarray(cut)];
    length -= cut;
  }
  if (length > 0) yield entry(Buffer.concat(kept));
  contents.tables[table.name] = { ...stats, sha256: checksum.digest('hex') };
}
