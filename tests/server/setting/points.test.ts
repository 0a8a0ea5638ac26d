import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { POINTS_A_REQUEST, SEARCH_WEIGHT } from '#schema/options/apiLimits.ts';
import type { App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { createKey } from '#tests/server/account/apiKey/keyWorld.ts';
import { query, send, type Answer } from '#tests/server/graphql/rawRequest.ts';
import { fiveSecondsAfter, twoProcesses, type TwoProcesses } from './settingWorld.ts';

const REQUESTS = 10;
const POINTS = REQUESTS * POINTS_A_REQUEST;
const JOBS = 100;
const FIELDS = 45;
/** Nearly as much as one request may ask for. */
const MUCH = `{ jobs(first: ${JOBS}) { nodes { ${[
  ...Array.from({ length: 20 }, (_, at) => `t${at}: title`),
  'id title location industry salary salaryMin salaryMax isRemote isFeatured isHot postedAt type',
  'experienceLevel applicationDeadline company { id name slug size industry website description',
  'foundedYear city state }',
].join(' ')} } } }`;
const ITS_POINTS = SEARCH_WEIGHT + 2 + JOBS * FIELDS;
const OF_NOTHING = SEARCH_WEIGHT + 2;
const LITTLE = '{ site { name } }';

let world: TwoProcesses;

beforeAll(async () => {
  world = await twoProcesses();
  const company = await addCompany(world.here);
  await Promise.all(Array.from({ length: JOBS }, () => addJob(world.here, company.id)));
});
beforeEach(async () => {
  const { here, there } = world;
  await here.sql('delete from settings');
  // Moves the clocks past the current minute.
  for (const app of [here, there]) app.clock.forward({ minutes: 3 });
});

const limited = async (requests = REQUESTS) => {
  await fiveSecondsAfter(world, { apiRateLimit: requests });
  world.here.clock.moveTo(world.there.clock.now());
};

const withoutSeconds = (header: string | null) => header?.replace(/t=\d+/g, 't=…');
const ask = (app: App, document: string, token?: string) => query(app.url, document, {}, token);
const costIn = ({ body }: Answer) =>
  (body['extensions'] as { cost: Record<'actual' | 'limit' | 'remaining', number | null> }).cost;

test('before an administrator has saved a limit there is no limit of points', async () => {
  const answer = await ask(world.there, LITTLE);
  expect(costIn(answer)).toMatchObject({ actual: 2, limit: null, remaining: null });
  expect(answer.headers.get('ratelimit-policy')).toBeNull();
});

describe('a user', () => {
  test('is charged for the returned fields, and sees the remaining points', async () => {
    const { seeker } = await scenario(world.there).seeker();
    await limited();
    const first = await ask(world.there, MUCH, seeker.token);
    expect(costIn(first)).toMatchObject({
      requested: ITS_POINTS,
      actual: ITS_POINTS,
      limit: POINTS,
      remaining: POINTS - ITS_POINTS,
    });
    // A query with the same requested cost that finds nothing.
    const none = MUCH.replace('first: 100', 'first: 100, filter: { search: "zzzzqqqq" }');
    const second = await ask(world.there, none, seeker.token);
    expect(costIn(second)).toMatchObject({ requested: ITS_POINTS, actual: OF_NOTHING });
    expect(costIn(second)).toMatchObject({ remaining: POINTS - ITS_POINTS - OF_NOTHING });
    expect(withoutSeconds(second.headers.get('ratelimit'))).toBe(
      `"requests";r=${REQUESTS - 2};t=…, "points";r=${POINTS - ITS_POINTS - OF_NOTHING};t=…`,
    );
    const wrong = await ask(world.there, '{ nowhere }', seeker.token);
    expect(costIn(wrong)).toMatchObject({ remaining: POINTS - ITS_POINTS - OF_NOTHING });
  });

  test('is refused without enough points, with the time to wait, and accepted afterwards', async () => {
    const { there } = world;
    const { seeker } = await scenario(there).seeker();
    await limited();
    await ask(there, MUCH, seeker.token);
    await ask(there, MUCH, seeker.token);
    const left = POINTS - 2 * ITS_POINTS;
    const refused = await ask(there, MUCH, seeker.token);
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit')).toContain(`"points";r=${left};t=`);
    expect(refused.body.errors?.[0]).toMatchObject({
      message: expect.stringContaining(`${left} of 10,000`),
      extensions: { code: 'RATE_LIMITED', rule: 'api.request.points', retryAfter: wait },
    });
    expect(costIn(refused)).toMatchObject({ actual: 0, limit: POINTS, remaining: left });
    expect((await ask(there, LITTLE, seeker.token)).status).toBe(200);
    there.clock.forward({ seconds: wait });
    expect((await ask(there, MUCH, seeker.token)).status).toBe(200);
  });

  test('has the same points over REST, with the same headers', async () => {
    const { there } = world;
    const { seeker } = await scenario(there).seeker();
    await limited();
    const list = () =>
      send(`${there.url}/api/jobs?limit=100`, {
        headers: { authorization: `Bearer ${seeker.token}` },
      });
    const statuses: number[] = [];
    let last = await list();
    for (; last.status === 200 && statuses.length < REQUESTS; last = await list())
      statuses.push(last.status);
    expect(statuses.length).toBeLessThan(REQUESTS - 1);
    expect(last.status).toBe(429);
    expect(last.body['code']).toBe('RATE_LIMITED');
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last.headers.get('ratelimit-policy')).toBe(
      `"requests";q=${REQUESTS};w=60, "points";q=${POINTS};w=60;qu="points"`,
    );
  });

  test('has the same points in every process', async () => {
    const { here, there } = world;
    const { seeker } = await scenario(there).seeker();
    await limited();
    await ask(here, MUCH, seeker.token);
    const key = `points of user ${seeker.id}`;
    await expect
      .poll(() => here.sql('select count from rate_counts where key = ?', [key]))
      .toEqual([{ count: ITS_POINTS }]);
    const answer = await ask(there, LITTLE, seeker.token);
    expect(costIn(answer)).toMatchObject({ remaining: POINTS - ITS_POINTS - 2 });
  });
});

test('an API key is counted separately from its user and other keys', async () => {
  const { there } = world;
  const { employer } = await scenario(there).employer();
  const [one, other] = [await createKey(employer, {}), await createKey(employer, {})];
  await limited();
  const left = async (token: string) => costIn(await ask(there, LITTLE, token)).remaining;
  expect(await left(one.token)).toBe(POINTS - 2);
  expect(await left(one.token)).toBe(POINTS - 4);
  expect(await left(other.token)).toBe(POINTS - 2);
  expect(await left(employer.token)).toBe(POINTS - 2);
});

test('counting points takes no statement per request', async () => {
  const { there } = world;
  const { seeker } = await scenario(there).seeker();
  await limited(1_000);
  const twenty = async () => {
    for (let at = 0; at < 20; at += 1) await ask(there, LITTLE, seeker.token);
  };
  await twenty();
  const sent = await statementsOf(twenty);
  const counting = sent.filter((text) => text.includes('rate-counts'));
  expect(counting.length).toBeLessThan(4);
  expect(sent.length - counting.length).toBe(20);
});
