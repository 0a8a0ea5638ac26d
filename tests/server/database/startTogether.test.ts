import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { prepareServices } from '#server/prepare.ts';
import { theApp } from '#tests/support/app.ts';

test(
  'processes that start together on an empty database migrate it once',
  { tags: ['full'] },
  async () => {
    const app = await theApp();
    const name = `empty_${process.pid}`;
    await app.sql(`create database ${name}`);
    const url = new URL(app.databaseUrl);
    url.pathname = `/${name}`;
    const config = readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      SECRET_KEY: 'a secret that only tests know, and no more',
      DATABASE_URL: url.href,
      WORKER: 'off',
    });
    const started = await Promise.allSettled([1, 2, 3].map(() => prepareServices(config)));
    onTestFinished(async () => {
      for (const one of started) if (one.status === 'fulfilled') await one.value.stop();
      await app.sql(`drop database ${name} with (force)`);
    });
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  },
);
