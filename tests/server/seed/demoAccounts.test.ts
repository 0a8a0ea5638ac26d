import { afterAll, describe, expect, test } from 'vitest';
import { APPLICATION_STATUSES } from '#schema/options/statuses.ts';
import { DEMO_ACCOUNTS, DEMO_TEAM } from '#server/db/seeds/demoAccounts.ts';
import { PASSWORD_HASH, theMarket } from './seededMarket.ts';

const market = await theMarket();
afterAll(() => market.close());

const userId = (name: string) =>
  `(select id from users where email = '${name}@demo.kaamyab.example')`;
const count = (what: string) => market.number(`select count(*) from ${what}`);

test('only the demo accounts can log in; they are verified and have completed onboarding', async () => {
  const ready = await market.rows<{ email: string; role: string; name: string }>(
    `select email, role, first_name || ' ' || last_name as name from users
     where password_hash = '${PASSWORD_HASH}' and email_verified_at is not null and onboarding_complete`,
  );
  const team = DEMO_TEAM.map((account) => ({ ...account, role: 'employer' }));
  const wanted = [...DEMO_ACCOUNTS, ...team].map(({ email, role, firstName, lastName }) => ({
    email,
    role,
    name: `${firstName} ${lastName}`,
  }));
  expect(ready).toHaveLength(wanted.length);
  expect(ready).toEqual(expect.arrayContaining(wanted));
  expect(await count('users where password_hash is not null')).toBe(wanted.length);
});

describe('the demo seeker', () => {
  const seeker = userId('seeker');

  test('has a full profile', async () => {
    const [profile] = await market.rows<Record<string, unknown>>(
      `select * from seeker_profiles where user_id = ${seeker}`,
    );
    const empty = Object.entries(profile ?? {}).filter(
      ([, value]) => value === null || value === '' || (Array.isArray(value) && value.length === 0),
    );
    expect(profile).toBeDefined();
    // Her jobs say how long she has worked, she is not serving notice, and her needs at work are private.
    expect(empty.map(([name]) => name)).toEqual([
      'experience_months',
      'notice_until',
      'accommodations',
    ]);
    const { career } = profile as { career: Record<string, unknown[]> };
    const { jobs, degrees, languages } = career;
    expect([jobs, degrees, languages].map((list) => list?.length)).toEqual([3, 2, 3]);
  });

  test('has a resume that opens and says what the profile says', async () => {
    const [resume] = await market.rows<{ text: string; size: number; headline: string }>(
      `select r.text, f.size, p.headline from resumes r join files f on f.id = r.file_id
       join seeker_profiles p on p.user_id = r.user_id where r.user_id = ${seeker} and r.is_default`,
    );
    expect(resume?.text).toContain(resume?.headline);
    expect(resume?.text).toMatch(/Experience\n.*present\n/s);
    expect(resume?.size).toBeGreaterThan(1_000);
  });

  test('has applications in every status, each with its timeline', async () => {
    const found = await market.rows<{ status: string; events: string }>(
      `select status, (select count(*) from application_events e where e.application_id = a.id) as events
       from applications a where seeker_id = ${seeker}`,
    );
    expect(found.length).toBeGreaterThanOrEqual(6);
    expect(found.length).toBeLessThanOrEqual(8);
    expect([...new Set(found.map(({ status }) => status))].toSorted()).toEqual(
      APPLICATION_STATUSES.toSorted(),
    );
    for (const { status, events } of found) {
      if (status !== 'pending') expect(Number(events)).toBeGreaterThanOrEqual(3);
    }
  });

  test('has saved jobs, two alerts, and read and unread notifications', async () => {
    expect(await count(`saved_jobs where user_id = ${seeker}`)).toBeGreaterThanOrEqual(4);
    expect(await count(`alerts where user_id = ${seeker} and is_active`)).toBe(2);
    expect(await count(`notifications where user_id = ${seeker} and read_at is null`)).toBe(3);
    expect(
      await count(`notifications where user_id = ${seeker} and read_at is not null`),
    ).toBeGreaterThan(2);
  });

  test('has applied to the demo employer, so that both sides can be shown', async () => {
    const shared = `applications a join jobs j on j.id = a.job_id
      where a.seeker_id = ${seeker} and j.posted_by = ${userId('employer')}`;
    expect(await count(shared)).toBe(1);
  });
});

describe('the demo employer', () => {
  const own = `jobs where posted_by = ${userId('employer')}`;

  test('has an approved company with jobs of every kind', async () => {
    const company = `companies where admin_status = 'approved' and id = (select company_id from users where id = ${userId('employer')})`;
    expect(await count(company)).toBe(1);
    expect(await count(own)).toBe(14);
    const live = `${own} and status = 'active' and admin_status = 'approved' and (application_deadline is null or application_deadline > $now)`;
    expect(await count(live)).toBe(8);
    expect(await count(live.replace(' and', ' and is_featured and'))).toBe(2);
    expect(await count(live.replace(' and', ' and is_hot and'))).toBe(2);
    expect(await count(`${own} and status = 'active' and application_deadline < $now`)).toBe(2);
    expect(await count(`${own} and status = 'closed'`)).toBe(2);
    expect(await count(`${own} and admin_status = 'pending'`)).toBe(2);
  });

  test('has pending applications, and others with a decision', async () => {
    const received = `applications where job_id in (select id from ${own})`;
    expect(await count(`${received} and status = 'pending'`)).toBeGreaterThanOrEqual(10);
    expect(
      await market.number(`select count(distinct status) from ${received}`),
    ).toBeGreaterThanOrEqual(4);
    expect(
      await count(`notifications where user_id = ${userId('employer')} and read_at is null`),
    ).toBe(3);
  });
});

test('the demo administrator is notified of what is waiting', async () => {
  const notifications = `notifications where user_id = ${userId('admin')}`;
  expect(await count(`${notifications} and read_at is null`)).toBe(3);
  expect(await market.number(`select count(distinct kind) from ${notifications}`)).toBe(3);
  expect(await count(`companies where admin_status = 'pending'`)).toBeGreaterThan(1);
  expect(await count(`jobs where admin_status = 'pending'`)).toBeGreaterThan(10);
});
