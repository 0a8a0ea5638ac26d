import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded.ts';
import { openPostOffice } from '#tests/server/mail/postOffice.ts';
import { rounds } from '#tests/support/suiteSize.ts';
import { caller } from '#tests/support/caller.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { signUp } from '#tests/drills/account.ts';
import { DatabaseConnectionProxy } from '#tests/drills/databaseConnectionProxy.ts';
import {
  dataFolder,
  WAIT_OPTIONS,
  startSite,
  type SpawnedSite,
} from '#tests/drills/spawnedSite.ts';

const SECRET_KEY = 'a secret that only tests know, and no more';
const QUESTION = { query: '{ site { figures { activeJobs } } jobs(first: 1) { totalCount } }' };
const NOBODY = { email: 'nobody@people.example', password: 'Some passphrase 1' };
/** Two seconds are promised; the third allows for a busy machine. */
const LIMIT = 3_000;
const BACK_WITHIN = 3_000;

/** Both APIs answer 503 in their own format, quickly, to all simultaneous callers. */
async function expectUnavailable({ url }: SpawnedSite): Promise<void> {
  const doors = caller(url);
  const began = performance.now();
  const timed = <Answer>(asking: Promise<Answer>) =>
    asking.then((answer) => ({ answer, took: performance.now() - began }));
  const [rest, graphql, readiness] = await Promise.all([
    Promise.all(range(8, () => timed(doors.rest('POST', '/api/auth/login', NOBODY)))),
    Promise.all(range(8, () => timed(doors.rest('POST', '/graphql', QUESTION)))),
    timed(doors.rest('GET', '/readyz')),
  ]);
  for (const { answer } of rest)
    expect(answer).toMatchObject({ status: 503, body: { statusCode: 503, code: 'UNAVAILABLE' } });
  for (const { answer } of graphql)
    expect(answer.body).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  expect(readiness.answer).toMatchObject({ status: 503, body: { database: false } });
  expect(await doors.rest('GET', '/healthz')).toMatchObject({ status: 200 });
  const slowest = Math.max(...[...rest, ...graphql, readiness].map(({ took }) => took));
  expect(slowest).toBeLessThan(LIMIT);
}

async function expectRecovered({ url }: SpawnedSite): Promise<void> {
  const doors = caller(url);
  await vi.waitFor(async () => {
    expect((await doors.rest('GET', '/readyz')).status).toBe(200);
    expect((await doors.rest('POST', '/api/auth/login', NOBODY)).status).toBe(401);
    expect((await doors.rest('POST', '/graphql', QUESTION)).body).not.toHaveProperty('errors');
  }, WAIT_OPTIONS);
}

function range<Item>(length: number, make: () => Item): Item[] {
  return Array.from({ length }, make);
}

test('while the database is stopped requests get 503, and work again once it is back', async () => {
  const dataDir = await dataFolder();
  const first = await startEmbeddedPostgres({ dataDir, durable: false });
  const { line, url } = await DatabaseConnectionProxy.to(await first.database('market'));
  const site = await startSite({ DATABASE_URL: url, SECRET_KEY });
  await expectRecovered(site);

  await first.stop();
  await expectUnavailable(site);
  const page = await fetch(site.url);
  expect(page.status).toBe(503);
  expect(await page.text()).toMatch(/<h1/);

  const second = await startEmbeddedPostgres({ dataDir, durable: false });
  onTestFinished(() => second.stop());
  line.repair(await second.database('market'));
  await expectRecovered(site);
  expect(await site.signal('SIGTERM')).toMatchObject({ code: 0 });
});

test('an unresponsive connection to the database also leads to 503', async () => {
  const { line, url } = await DatabaseConnectionProxy.to(await freshDatabase());
  const site = await startSite({ DATABASE_URL: url, SECRET_KEY });
  await expectRecovered(site);
  line.block();
  // First on connections that were already in use, then on new ones that cannot be opened.
  await expectUnavailable(site);
  await expectUnavailable(site);
  line.repair();
  await expectRecovered(site);
  expect(await site.signal('SIGTERM')).toMatchObject({ code: 0 });
});

const OUTAGES: { kind: string; begin: (line: DatabaseConnectionProxy) => void }[] = [
  { kind: 'refused', begin: (line) => line.cut() },
  { kind: 'held back', begin: (line) => line.block() },
  { kind: 'swallowed', begin: (line) => line.swallow() },
  { kind: 'slow', begin: (line) => line.slow(1_500) },
];

test.each(OUTAGES)(
  'requests and tasks recover within 3 seconds after an outage ($kind)',
  async ({ begin }) => {
    const office = await openPostOffice();
    const { line, url } = await DatabaseConnectionProxy.to(await freshDatabase());
    const environment = { DATABASE_URL: url, SECRET_KEY, SMTP_URL: office.url };
    const site = await startSite(environment);
    await expectRecovered(site);
    for (let round = 0; round < rounds({ quick: 1, full: 3 }); round += 1) {
      begin(line);
      const over = performance.now() + 10_000;
      while (performance.now() < over) await signUp(site, `${randomUUID()}@people.example`);
      line.repair();
      const began = performance.now();
      const email = `${randomUUID()}@people.example`;
      const soon = { timeout: BACK_WITHIN, interval: 50 };
      await vi.waitFor(async () => expect(await signUp(site, email)).toBe(201), soon);
      await vi.waitFor(() => expect(office.recipients).toContain(email), soon);
      expect(performance.now() - began).toBeLessThan(BACK_WITHIN);
    }
    expect(await site.signal('SIGTERM')).toMatchObject({ code: 0 });
  },
);

test('connections that break during writes leave nothing behind', async () => {
  const { line, url } = await DatabaseConnectionProxy.to(await freshDatabase());
  const site = await startSite({ DATABASE_URL: url, SECRET_KEY, DATABASE_POOL_SIZE: '3' });
  for (const round of [1, 2, 3]) {
    const writers = range(12, () => signUp(site, `${randomUUID()}@people.example`));
    await Promise.race(writers);
    line.cut();
    for (const status of await Promise.all(writers))
      expect([201, 503], `${round}`).toContain(status);
    line.repair();
    await expectRecovered(site);
  }
  expect(await site.signal('SIGTERM')).toMatchObject({ code: 0 });
});

test('the server can be stopped while the database is unreachable', async () => {
  const { line, url } = await DatabaseConnectionProxy.to(await freshDatabase());
  const site = await startSite({ DATABASE_URL: url, SECRET_KEY });
  line.block();
  const began = performance.now();
  await site.signal('SIGTERM');
  expect(performance.now() - began).toBeLessThan(12_000);
  expect(site.tree()).toEqual([]);
});
