import 'reflect-metadata';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Database } from '#server/db/database.ts';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { knownStatements, type KnownStatement } from '#server/db/statement.ts';
import { ENTITIES } from '#server/modules/entities.ts';
import { statementTypes } from './statementTypes.ts';

/** Loads every file with statements, and names them all. */
export async function allStatements(): Promise<readonly KnownStatement[]> {
  for await (const file of glob('server/**/*.ts')) {
    const hasStatements = (await readFile(file, 'utf8')).includes("/statement.ts'");
    if (hasStatements) await import(/* @vite-ignore */ resolve(file));
  }
  return knownStatements();
}

/** Describes every statement against a database that is made for it, with all migrations. */
export async function describeAll(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-statements-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    const url = await server.database('statements');
    const database = await Database.connect({ url, entities: ENTITIES });
    await database.migrate();
    await database.close();
    return await statementTypes(url, await allStatements());
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
