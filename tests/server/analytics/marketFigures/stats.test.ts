import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TIME_ZONES } from '#schema/options/settings.ts';
import { MARKET_FIGURE_KEYS, type MarketFigureKey } from '#schema/options/marketFigures.ts';
import type { App } from '#tests/support/app.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario, type Employer, type Person } from '#tests/support/scenario.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { apply } from '#tests/server/application/applicationCalls.ts';

let app: App;
let admin: Person;
let employer: Employer;

beforeAll(async () => {
  ({ app, admin, employer } = await scenario().admin().employer());
});

type Stats = Record<MarketFigureKey, number> & { changes: Record<MarketFigureKey, number | null> };

const NAMES = MARKET_FIGURE_KEYS.join(' ');

async function stats(who: Person = admin): Promise<Stats> {
  const { admin: result } = await who.graphql<{ admin: { stats: Stats } }>(
    `{ admin { stats { ${NAMES} changes { ${NAMES} } } } }`,
  );
  return result.stats;
}

/** How much each figure grows through an action. */
async function grown(work: () => PromiseLike<unknown>): Promise<Partial<Stats>> {
  const before = await stats();
  await work();
  const after = await stats();
  const differences = MARKET_FIGURE_KEYS.map((key) => [key, after[key] - before[key]] as const);
  return Object.fromEntries(differences.filter(([, difference]) => difference !== 0));
}

describe('each figure counts what its name says', () => {
  test('people', async () => {
    const result = await grown(() => scenario().seeker({ as: 'asha' }));
    expect(result).toEqual({ totalUsers: 1, newUsersToday: 1 });
  });

  test('companies', async () => {
    expect(await grown(() => addCompany(app, { status: 'pending' }))).toEqual({
      totalCompanies: 1,
      pendingCompanies: 1,
    });
    expect(await grown(() => addCompany(app))).toEqual({ totalCompanies: 1 });
  });

  test('live, pending, rejected and expired jobs', async () => {
    const company = employer.company!.id;
    expect(await grown(() => addJob(app, company))).toEqual({
      totalJobs: 1,
      newJobsToday: 1,
      activeJobs: 1,
      approvedJobs: 1,
    });
    const posted = { totalJobs: 1, newJobsToday: 1 };
    expect(await grown(() => addJob(app, company, { adminStatus: 'pending' }))).toEqual(posted);
    expect(await grown(() => addJob(app, company, { adminStatus: 'rejected' }))).toEqual({
      ...posted,
      rejectedJobs: 1,
    });
    expect(await grown(() => addJob(app, company, { endsIn: -1, postedIn: -5 }))).toEqual({
      totalJobs: 1,
      approvedJobs: 1,
    });
  });

  test('applications', async () => {
    const { ravi, job } = await scenario().seeker({ as: 'ravi' }).job();
    expect(await grown(() => apply(ravi, job))).toEqual({
      totalApplications: 1,
      pendingApplications: 1,
    });
    await app.sql(`update applications set status = 'reviewed' where seeker_id = ?`, [ravi.id]);
    expect(
      await grown(() =>
        app.sql(`update applications set status = 'pending' where seeker_id = ?`, [ravi.id]),
      ),
    ).toEqual({ pendingApplications: 1 });
  });

  test('suspended users, while the suspension lasts', async () => {
    const { mina } = await scenario().seeker({ as: 'mina' });
    const until = new Date(app.clock.now().getTime() + 60_000);
    const suspend = (time: Date | null) =>
      app.sql(`update users set status = 'suspended', suspended_until = ? where id = ?`, [
        time,
        mina.id,
      ]);
    expect(await grown(() => suspend(until))).toEqual({ suspendedUsers: 1 });
    expect(await grown(async () => app.clock.forward({ minutes: 2 }))).toEqual({
      suspendedUsers: -1,
    });
    expect(await grown(() => suspend(null))).toEqual({ suspendedUsers: 1 });
  });

  test('deleted items are not counted', async () => {
    const { gone } = await scenario().seeker({ as: 'gone' });
    const { id } = await addJob(app, employer.company!.id);
    const result = await grown(async () => {
      await app.sql('update users set deleted_at = now() where id = ?', [gone.id]);
      await app.sql('update jobs set deleted_at = now() where id = ?', [id]);
    });
    expect(result).toEqual({
      totalUsers: -1,
      newUsersToday: -1,
      totalJobs: -1,
      newJobsToday: -1,
      activeJobs: -1,
      approvedJobs: -1,
    });
  });
});

describe('product decision 35: the change compares with the preceding period of equal length', () => {
  beforeEach(() => app.sql('update users set created_at = ?', [daysAgo(100)]));

  const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
  const came = async (days: number[]) => {
    const people = await app.sql<{ id: string }>('select id from users order by id limit ?', [
      days.length,
    ]);
    for (const [at, { id }] of people.entries())
      await app.sql('update users set created_at = ? where id = ?', [daysAgo(days[at]!), id]);
  };

  test('over thirty days', async () => {
    await came([1, 5, 29.9, 31, 59.9]);
    expect((await stats()).changes.totalUsers).toBe(50);
    await came([1, 31, 31, 31, 31]);
    expect((await stats()).changes.totalUsers).toBe(-75);
  });

  test('is null if there is nothing to compare with', async () => {
    await came([2, 3, 61]);
    expect((await stats()).changes.totalUsers).toBeNull();
    expect((await stats()).changes.newUsersToday).toBeNull();
  });

  test('for today, against yesterday up to the same time', async () => {
    await app.settings({ timeZone: 'Asia/Kolkata' });
    app.clock.moveTo('2026-11-21T06:30:00Z');
    await app.sql(`update sessions set expires_at = '2030-01-01'`);
    const at = [
      '20T18:30:00',
      '21T06:00:00',
      '21T06:10:00',
      '19T18:30:00',
      '20T06:29:59',
      '20T06:30:01',
      '20T18:29:59',
    ];
    const people = await app.sql<{ id: string }>('select id from users order by id limit ?', [
      at.length,
    ]);
    for (const [index, { id }] of people.entries())
      await app.sql('update users set created_at = ? where id = ?', [`2026-11-${at[index]}Z`, id]);
    const result = await stats();
    expect(result.newUsersToday).toBe(3);
    expect(result.changes.newUsersToday).toBe(50);
  });
});

describe('days begin at midnight in the time zone of the site', () => {
  const { TZ } = process.env;
  afterEach(() => {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
  });

  test.each(['UTC', 'Asia/Kolkata', 'America/Los_Angeles'])(
    'whatever the time zone of the machine: %s',
    async (zone) => {
      process.env['TZ'] = zone;
      await app.settings({ timeZone: 'Asia/Kolkata' });
      app.clock.moveTo('2026-11-21T06:30:00Z');
      await app.sql(`update sessions set expires_at = '2030-01-01'`);
      await app.sql(`update users set created_at = '2026-01-01'`);
      const [one] = await app.sql<{ id: string }>('select id from users order by id limit 1');
      const asked = async (createdAt: string) => {
        await app.sql('update users set created_at = ? where id = ?', [createdAt, one!.id]);
        return (await stats()).newUsersToday;
      };
      expect(await asked('2026-11-20T18:29:59Z')).toBe(0);
      expect(await asked('2026-11-20T18:30:00Z')).toBe(1);
      app.clock.moveTo('2026-11-21T18:29:59Z');
      expect(await asked('2026-11-21T18:29:59Z')).toBe(1);
      expect(await asked('2026-11-21T18:30:00Z')).toBe(0);
    },
  );

  test.each(TIME_ZONES)('also in %s', async (timeZone) => {
    await app.settings({ timeZone });
    expect((await stats()).newUsersToday).toBeGreaterThanOrEqual(0);
  });
});

test('all figures take one statement, with any amount of data', async () => {
  await stats();
  const sent = await statementsOf(() => stats());
  expect(sent.filter((text) => text.includes('market-figures'))).toHaveLength(1);
  expect(sent.filter((text) => !/market-figures|session|viewer/i.test(text))).toEqual([]);
});

test('only administrators can read the figures; over REST they have the documented names', async () => {
  const { seeker } = await scenario().seeker();
  await expect(stats(seeker)).toFailWith('FORBIDDEN');
  const path = '/api/admin/dashboard/stats';
  expect((await seeker.rest('GET', path)).status).toBe(403);
  expect((await app.rest('GET', path)).status).toBe(401);
  const { status, body } = await admin.rest('GET', path);
  expect(status).toBe(200);
  const { countedAt, ...result } = body as unknown as Stats & { countedAt: string };
  expect(result).toEqual(await stats());
  expect(Date.parse(countedAt)).not.toBeNaN();
});
