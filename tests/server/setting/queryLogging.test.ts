import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startTasks } from '#server/tasks/startTasks.ts';
import { startApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { sameUserAt, fiveSecondsAfter, readableLog, save } from './settingWorld.ts';

const { lines, log } = readableLog('warn');

let here: App;
let there: App;
let admin: Person;
let seeker: Person;

beforeAll(async () => {
  here = await startApp({ log: readableLog().log });
  ({ admin, seeker } = await scenario(here).admin().seeker());
  there = await startApp({ databaseUrl: here.databaseUrl, log });
});
beforeEach(async () => {
  await here.sql('delete from settings');
  there.clock.forward({ seconds: 5 });
  await there.graphql('{ site { name } }');
  lines.length = 0;
});

const statements = () => lines.filter(({ statement }) => statement);

describe('enableQueryLogging', () => {
  const WORDS = "Rumpelstilzchen O'Neill 4711";

  test('logs each statement with its time and rows, and the request it belongs to', async () => {
    await there.graphql('{ jobs { totalCount } }');
    expect(statements()).toEqual([]);
    await fiveSecondsAfter({ there, admin }, { enableQueryLogging: true });
    const answer = await fetch(`${there.url}/api/jobs?search=${encodeURIComponent(WORDS)}`);
    const requestId = answer.headers.get('x-request-id');
    const own = () => statements().filter((line) => line['requestId'] === requestId);
    // The last one: a search is recorded after its response.
    await expect.poll(() => own().map(({ statement }) => statement)).toContain('record-search');
    for (const line of own())
      expect(line).toMatchObject({
        statement: expect.stringMatching(/\S/),
        milliseconds: expect.any(Number),
        rows: expect.any(Number),
        route: '/api/jobs',
      });
    await save(admin, { enableQueryLogging: false });
    there.clock.forward({ seconds: 5 });
    await there.graphql('{ site { name } }');
    lines.length = 0;
    await there.graphql('{ jobs { totalCount } }');
    expect(statements()).toEqual([]);
  });

  test('never logs a value, in reads or in units of work', async () => {
    await fiveSecondsAfter({ there, admin }, { enableQueryLogging: true });
    const mine = sameUserAt(there, seeker);
    await mine.graphql(
      `mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }`,
      { input: { firstName: 'Rumpelstilzchen', phone: '+919876543210' } },
    );
    await there.rest('POST', '/api/auth/login', { email: seeker.email, password: seeker.password });
    await save(sameUserAt(there, admin), { smtpPassword: 'Rumpelstilzchen' });
    const logged = JSON.stringify(statements());
    expect(logged).toMatch(/update .*users/i);
    expect(logged).toContain('save-settings');
    for (const secret of [
      'Rumpelstilzchen',
      '9876543210',
      seeker.email,
      seeker.password,
      seeker.id,
    ])
      expect(logged).not.toContain(secret);
  });
});

test('logs the statements of a background task with its name', async () => {
  await fiveSecondsAfter({ there, admin }, { enableQueryLogging: true });
  await there.graphql('{ site { name } }');
  const tasks = await startTasks(there.services);
  onTestFinished(() => tasks.stop());
  const { database, tasks: waiting } = there.services;
  await database.fork().transactional((em) => waiting.enqueue(em, 'clear-ended', {}));
  await expect
    .poll(() => statements().filter(({ task }) => task === 'clear-ended').length, {
      timeout: 8_000,
    })
    .toBeGreaterThan(5);
});

describe('debugMode', () => {
  test('logs everything in every process, and stops when it is switched off', async () => {
    expect(log.level).toBe('warn');
    await fiveSecondsAfter({ there, admin }, { debugMode: true });
    await there.graphql('{ site { name } }');
    expect(log.level).toBe('debug');
    await fiveSecondsAfter({ there, admin }, { debugMode: false });
    await there.graphql('{ site { name } }');
    expect(log.level).toBe('warn');
  });

  test('reaches a process that serves no requests', { tags: ['full'] }, async () => {
    await fiveSecondsAfter({ there, admin }, { debugMode: true });
    await expect.poll(() => log.level, { timeout: 4_000 }).toBe('debug');
  });

  test('adds the cost of a response for administrators only', async () => {
    const body = { query: '{ site { name } jobs { totalCount } }' };
    const debug = async (who: Person) =>
      (
        await sameUserAt(there, who).rest<{ extensions: { debug?: object } }>(
          'POST',
          '/graphql',
          body,
        )
      ).body.extensions.debug;
    const timing = async (who: Person) =>
      (await sameUserAt(there, who).rest('GET', '/api/jobs')).headers.get('server-timing');
    expect(await debug(admin)).toBeUndefined();
    await fiveSecondsAfter({ there, admin }, { debugMode: true });
    expect(await debug(admin)).toEqual({
      statements: expect.any(Number),
      databaseMilliseconds: expect.any(Number),
      milliseconds: expect.any(Number),
    });
    expect(await timing(admin)).toMatch(/^db;desc="\d+ statements";dur=[\d.]+, total;dur=[\d.]+$/);
    expect(await debug(seeker)).toBeUndefined();
    expect(await timing(seeker)).toBeNull();
  });
});
