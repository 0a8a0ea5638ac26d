import { beforeAll, expect, test } from 'vitest';
import { GUEST_POINTS_A_REQUEST, POINTS_A_REQUEST } from '#schema/options/apiLimits.ts';
import { startApp, theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { query, send } from '#tests/server/graphql/rawRequest.ts';

const LIMIT = 5;

let app: App;
let seeker: Person;
const ask = () => query(app.url, '{ site { name } }');
beforeAll(async () => {
  const { databaseUrl } = await theApp();
  app = await startApp({ databaseUrl, environment: { GUEST_RATE_LIMIT: String(LIMIT) } });
  ({ seeker } = await scenario(app).seeker());
  // Signing up counts as a request.
  app.clock.forward({ minutes: 3 });
});

test('guests have a limit before an administrator has saved one, and users do not', async () => {
  for (let at = 0; at < LIMIT; at += 1) {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('ratelimit-policy')).toBe(
      `"requests";q=${LIMIT};w=60, "points";q=${LIMIT * GUEST_POINTS_A_REQUEST};w=60;qu="points"`,
    );
  }
  const rest = await send(`${app.url}/api/jobs/featured`);
  for (const { status, headers } of [rest, await ask()]) {
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const authorization = `Bearer ${seeker.token}`;
  const own = await send(`${app.url}/api/auth/profile`, { headers: { authorization } });
  expect(own.status).toBe(200);
  expect(own.headers.get('ratelimit')).toBeNull();
});

test('a saved limit replaces it', async () => {
  await app.settings({ apiRateLimit: 50 });
  app.clock.forward({ minutes: 3 });
  for (let at = 0; at < LIMIT + 2; at += 1) expect((await ask()).status).toBe(200);
  expect((await ask()).headers.get('ratelimit-policy')).toContain(`q=${50 * POINTS_A_REQUEST};`);
});
