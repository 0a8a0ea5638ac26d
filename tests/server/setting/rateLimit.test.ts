import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { POINTS_A_REQUEST } from '#schema/options/apiLimits.ts';
import type { App } from '#tests/support/app.ts';
import { caller } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { fiveSecondsAfter, twoProcesses, type TwoProcesses } from './settingWorld.ts';

const LIMIT = 10;
const POINTS = LIMIT * POINTS_A_REQUEST;

let world: TwoProcesses;

beforeAll(async () => {
  world = await twoProcesses();
});
beforeEach(async () => {
  const { here, there } = world;
  await here.sql('delete from settings');
  // Moves the clocks past the current minute.
  for (const app of [here, there]) app.clock.forward({ minutes: 3 });
});

const limited = () => fiveSecondsAfter(world, { apiRateLimit: LIMIT });

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

async function ask(
  app: App,
  person?: Person,
  path = '/api/jobs/stats',
  language = 'en',
): Promise<Answer> {
  const answer = await fetch(`${app.url}${path}`, {
    headers: {
      'accept-language': language,
      ...(person && { authorization: `Bearer ${person.token}` }),
    },
  });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

async function askTimes(count: number, app: App, person?: Person): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < count; n += 1)
    found.push((await ask(app, person, '/api/auth/profile')).status);
  return found;
}

/** Waits until the processes have exchanged their counts. */
const exchanged = (count: number, { id }: Person) =>
  expect
    .poll(() => world.here.sql('select count from rate_counts where key = ?', [`user ${id}`]))
    .toEqual([{ count }]);

const policiesOf = ({ headers }: Answer) => headers.get('ratelimit-policy')?.split(', ');

const allowed = (statuses: number[]) => statuses.filter((status) => status !== 429).length;

test('there is no limit until an administrator saves one', async () => {
  const { seeker } = await scenario(world.there).seeker();
  expect(allowed(await askTimes(120, world.there, seeker))).toBe(120);
  expect((await ask(world.there, seeker)).headers.get('ratelimit')).toBeNull();
});

describe('a user', () => {
  test('is refused over the limit, with the time to wait, and accepted a minute later', async () => {
    const { seeker } = await scenario(world.there).seeker();
    await limited();
    const first = await ask(world.there, seeker, '/api/auth/profile');
    expect(first.status).toBe(200);
    expect(policiesOf(first)).toEqual([
      `"requests";q=${LIMIT};w=60`,
      `"points";q=${POINTS};w=60;qu="points"`,
    ]);
    expect(first.headers.get('ratelimit')).toMatch(
      new RegExp(`^"requests";r=${LIMIT - 1};t=\\d+, "points";r=\\d+;t=\\d+$`),
    );
    expect(allowed(await askTimes(LIMIT + 5, world.there, seeker))).toBe(LIMIT - 1);
    const refused = await ask(world.there, seeker, '/api/auth/profile', 'hi');
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(JSON.parse(refused.body)).toMatchObject({
      code: 'RATE_LIMITED',
      message: expect.stringContaining(`${wait} सेकंड`),
    });
    world.there.clock.forward({ seconds: wait });
    expect(allowed(await askTimes(LIMIT, world.there, seeker))).toBe(LIMIT);
  });

  test('is counted across all processes and sessions', async () => {
    const { here, there } = world;
    const { seeker } = await scenario(there).seeker();
    await limited();
    here.clock.moveTo(there.clock.now());
    const first = await askTimes(LIMIT / 2, here, seeker);
    await exchanged(LIMIT / 2, seeker);
    const second = await askTimes(LIMIT, there, seeker);
    await exchanged(LIMIT, seeker);
    const statuses = [...first, ...second, ...(await askTimes(LIMIT, here, seeker))];
    expect(allowed(statuses)).toBeGreaterThanOrEqual(LIMIT);
    expect(allowed(statuses)).toBeLessThanOrEqual(LIMIT + 1);
  });

  test('does not use up the limit of others, even at the same address', async () => {
    const { seeker, other } = await scenario(world.there).seeker().seeker({ as: 'other' });
    await limited();
    await askTimes(LIMIT + 2, world.there, seeker);
    expect(allowed(await askTimes(LIMIT, world.there, other))).toBe(LIMIT);
  });
});

describe('guests', () => {
  test('share the limit of their address; pages and health checks have no limit', async () => {
    const { there } = world;
    const { seeker } = await scenario(there).seeker();
    there.clock.forward({ minutes: 3 });
    await limited();
    expect(allowed(await askTimes(LIMIT * 2, there))).toBe(LIMIT);
    expect((await ask(there, undefined, '/healthz')).status).toBe(200);
    expect((await ask(there, undefined, '/robots.txt')).status).toBe(200);
    expect((await ask(there, seeker, '/api/auth/profile')).status).toBe(200);
  });

  test('over GraphQL count too, and get a GraphQL error', async () => {
    const { there } = world;
    await limited();
    await askTimes(LIMIT, there);
    await expect(caller(there.url).graphql('{ site { name } }')).toFailWith('RATE_LIMITED');
  });
});

test('many parallel requests are all counted, with few statements', async () => {
  const { seeker } = await scenario(world.there).seeker();
  await fiveSecondsAfter(world, { apiRateLimit: 50 });
  let statuses: number[] = [];
  const statements = await statementsOf(async () => {
    const answers = Array.from({ length: 80 }, () => ask(world.there, seeker, '/api/auth/profile'));
    statuses = (await Promise.all(answers)).map(({ status }) => status);
  });
  expect(allowed(statuses)).toBe(50);
  expect(statements.filter((text) => text.includes('rate-counts-add')).length).toBeLessThan(20);
});

test('a change of the limit applies at once', async () => {
  const { seeker } = await scenario(world.there).seeker();
  await limited();
  await askTimes(LIMIT + 1, world.there, seeker);
  await fiveSecondsAfter(world, { apiRateLimit: LIMIT + 5 });
  expect(allowed(await askTimes(10, world.there, seeker))).toBe(5);
});
