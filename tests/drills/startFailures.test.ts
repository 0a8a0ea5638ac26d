import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { dataFolder, freePort, launch } from './spawnedSite.ts';

const SECRET_KEY = 'a secret that only tests know, and no more';

interface Refusal {
  why: string;
  says: RegExp;
  environment: () => Promise<Record<string, string>>;
}

const REFUSALS: Refusal[] = [
  {
    why: 'the port is taken',
    says: /^Port \d+ is taken\. Stop what uses it, or choose another: PORT=\d+ npm start$/,
    environment: async () => ({
      PORT: `${await takenPort()}`,
      DATA_DIR: await dataFolder(),
      SEED: 'none',
    }),
  },
  {
    why: 'the port is not a number',
    says: /^PORT must be between 0 and 65535\.$/,
    environment: async () => ({ PORT: '70000', DATA_DIR: await dataFolder() }),
  },
  {
    why: 'DATABASE_URL is not an address',
    says: /^DATABASE_URL must be an address such as postgres:\/\/\S+\.$/,
    environment: async () => ({ DATABASE_URL: 'localhost:5432', SECRET_KEY }),
  },
  {
    why: 'nothing listens at that address',
    says: /^No database answers at DATABASE_URL\. Check that PostgreSQL is running there\.$/,
    environment: async () => ({
      DATABASE_URL: `postgres://kaamyab:x@127.0.0.1:${await freePort()}/kaamyab`,
      SECRET_KEY,
    }),
  },
  {
    why: 'the password is wrong',
    says: /^PostgreSQL does not accept the user or password in DATABASE_URL\.$/,
    environment: async () => ({ DATABASE_URL: databaseWith({ password: 'wrong' }), SECRET_KEY }),
  },
  {
    why: 'the database does not exist',
    says: /^The database named in DATABASE_URL does not exist\. Create it first\.$/,
    environment: async () => ({ DATABASE_URL: databaseWith({ pathname: '/nowhere' }), SECRET_KEY }),
  },
  {
    why: 'SECRET_KEY is missing',
    says: /^SECRET_KEY is missing\. .+ at least 32 characters\.$/,
    environment: async () => ({ DATABASE_URL: databaseWith({}) }),
  },
  {
    why: 'the data folder cannot be created',
    says: /^The data folder cannot be written: .+\. Set DATA_DIR to another folder\.$/,
    environment: async () => ({ DATA_DIR: join(await plainFile(), 'data') }),
  },
  {
    why: 'the data folder belongs to another version of PostgreSQL',
    says: /^The database did not start; .+postgres\.log says why\.$/,
    environment: async () => ({ DATA_DIR: await dataOfOldPostgres() }),
  },
];

test.each(REFUSALS)('one sentence explains that $why', async ({ says, environment }) => {
  const { code, output } = await (await launch({ environment: await environment() })).ended;
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !line.endsWith('…'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(says);
  expect(code).toBe(1);
});

function databaseWith(parts: Partial<URL>): string {
  return Object.assign(new URL(inject('postgres').address), parts).href;
}

function takenPort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/** Root may write everywhere, but not below a file. */
async function plainFile(): Promise<string> {
  const file = join(dirname(await dataFolder()), 'file');
  await writeFile(file, '');
  return file;
}

async function dataOfOldPostgres(): Promise<string> {
  const folder = await dataFolder();
  await mkdir(join(folder, 'postgres'), { recursive: true });
  await chmod(folder, 0o755);
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '9.6\n');
  return folder;
}
