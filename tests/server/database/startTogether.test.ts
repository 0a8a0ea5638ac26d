import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { prepareServices } from '#server/prepare.ts';
import { theApp } from '#tests/support/app.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { readWith } from '#tests/support/readWith.ts';

const QUIET = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SECRET_KEY: 'a secret that only tests know, and no more',
  WORKER: 'off',
};

test(
  'processes that start together on an empty database migrate it once',
  { tags: ['full'] },
  async () => {
    const app = await theApp();
    const name = `empty_${process.pid}`;
    await app.sql(`create database ${name}`);
    const url = new URL(app.databaseUrl);
    url.pathname = `/${name}`;
    const config = readConfig({ ...QUIET, DATABASE_URL: url.href });
    const started = await Promise.allSettled([1, 2, 3].map(() => prepareServices(config)));
    onTestFinished(async () => {
      for (const one of started) if (one.status === 'fulfilled') await one.value.stop();
      await app.sql(`drop database ${name} with (force)`);
    });
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  },
);

test('filling the demo market may take longer than a request', { tags: ['full'] }, async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'kaamyab-first-start-'));
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  const url = await freshDatabase();
  const empty = await prepareServices(readConfig({ ...QUIET, DATABASE_URL: url, DATA_DIR }));
  const ask = (text: string) => readWith(empty.services.database, text);
  onTestFinished(() => empty.stop());
  await ask('create table seen_timeouts (longest text)');
  await ask(`create function note_timeout() returns trigger language plpgsql as $$ begin
    insert into seen_timeouts values (current_setting('statement_timeout')); return null; end $$`);
  await ask('create trigger note_timeout after insert on jobs execute function note_timeout()');
  const config = readConfig({ ...QUIET, DATABASE_URL: url, DATA_DIR, SEED: 'demo' });
  await (await prepareServices(config)).stop();
  expect(await ask('select distinct longest from seen_timeouts')).toEqual([{ longest: '0' }]);
});
