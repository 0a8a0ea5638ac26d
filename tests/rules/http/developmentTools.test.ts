import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';

const OWN_DATABASE = { NODE_ENV: 'production' };
const ANOTHER = { DATABASE_URL: 'postgres://localhost/market', SECRET_KEY: 'x'.repeat(32) };

test.each([
  [OWN_DATABASE, true],
  [{ ...OWN_DATABASE, HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:4000' }, true],
  [{ ...OWN_DATABASE, HOST: '0.0.0.0' }, false],
  [{ ...OWN_DATABASE, PUBLIC_URL: 'https://jobs.example' }, false],
  [{ ...OWN_DATABASE, HOST: '0.0.0.0', DEV_TOOLS: '1' }, true],
  [ANOTHER, false],
  [{ ...ANOTHER, NODE_ENV: 'development' }, true],
])('the emails of everyone are shown only on this machine: %o', (environment, isShown) => {
  expect(readConfig(environment).devTools).toBe(isShown);
});
