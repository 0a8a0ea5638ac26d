import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { Database } from '#server/db/database.ts';
import { ENTITIES } from '#server/modules/entities.ts';
import { emptiedDatabase, type EmptiedDatabase } from './emptiedDatabase.ts';
import { oncePerRun } from './oncePerRun.ts';

/** Copies of the template that belong to one test file. */
const copies: string[] = [];
/** The database that the test files of this worker use one after the other. */
let shared: EmptiedDatabase | undefined;
let isClaimed = false;
/** Its connections stay open, and warm, from file to file. */
let connected: Promise<Database> | undefined;

/** An empty, migrated database: the worker's own for the first caller in a test file, a copy for the next. */
export async function claimDatabase(): Promise<string> {
  if (isClaimed) return freshDatabase();
  isClaimed = true;
  shared ??= await emptiedDatabase(await copyTemplate());
  return shared.url;
}

/** The worker's own database, emptied: for a test that must not see what others in its file have written. */
export async function claimEmptied(): Promise<string> {
  await releaseOwn();
  return claimDatabase();
}

/** The connections to the worker's own database, for every app that uses it. */
export function sharedConnections(url: string): Promise<Database> | undefined {
  if (url !== shared?.url) return undefined;
  // On a busy machine, two seconds would be too short.
  connected ??= Database.connect({ url, entities: ENTITIES, poolSize: 10, longestWait: 15_000 });
  return connected;
}

interface Options {
  /** Kept until the end of the run instead of the end of the test file. */
  stays?: boolean;
}

/** A separate copy, for a test that changes the schema or outlives its file. */
export async function freshDatabase({ stays = false }: Options = {}): Promise<string> {
  const url = await copyTemplate();
  if (!stays) copies.push(nameOf(url));
  return url;
}

/** A database that all workers of the run only read; the first one to use it fills it. */
export async function commonDatabase(
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<string> {
  const url = addressOf(name);
  await oncePerRun(name, async () => {
    await createCopy(name);
    await fill(url);
  });
  return url;
}

/** A copy of a database that nobody is connected to. */
export async function copyDatabase(url: string, name: string): Promise<string> {
  await administer(`create database ${name} template ${nameOf(url)} strategy file_copy`);
  return addressOf(name);
}

async function copyTemplate(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createCopy(name);
  return addressOf(name);
}

// The default strategy writes every page to the log as well.
const createCopy = (name: string) =>
  administer(`create database ${name} template ${inject('postgres').template} strategy file_copy`);

const addressOf = (name: string) =>
  Object.assign(new URL(inject('postgres').address), { pathname: `/${name}` }).href;

/** Run after each test file, once its databases are no longer used. */
export async function releaseDatabases(): Promise<void> {
  for (const name of copies.splice(0)) await drop(name);
  await releaseOwn();
}

async function releaseOwn(): Promise<void> {
  if (!isClaimed || !shared) return;
  isClaimed = false;
  if (await shared.empty()) return;
  const [{ url }, connections] = [shared, connected];
  shared = connected = undefined;
  await (await connections)?.close();
  await drop(nameOf(url));
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

const drop = (name: string) => administer(`drop database if exists ${name} with (force)`);

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgres').address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
