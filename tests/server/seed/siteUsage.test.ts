import { afterAll, expect, test } from 'vitest';
import { FACTS_WRONG } from '#tests/server/analytics/factsFromScratch.ts';
import { theMarket } from './seededMarket.ts';

const market = await theMarket();
afterAll(() => market.close());

const count = (what: string) => market.number(`select count(*) from ${what}`);

test('the demo data includes the facts of its applications', async () => {
  expect(await count('application_facts')).toBe(await count('applications'));
  expect(await market.rows(FACTS_WRONG)).toEqual([]);
});

test('the demo data includes three months of searches: many without results, some in Hindi, some by name', async () => {
  expect(await count('searches where searched_at > $now or words = $$$$')).toBe(0);
  expect(await count(`searches where searched_at < $now - interval '75 days'`)).toBeGreaterThan(40);
  expect(await count(`searches where searched_at > $now - interval '7 days'`)).toBeGreaterThan(60);
  expect(await count('searches where results = 0')).toBeGreaterThan(150);
  expect(await count('searches where results > 0')).toBeGreaterThan(500);
  expect(await count(`searches where words ~ '[ऀ-ॿ]' and results > 0`)).toBeGreaterThan(20);
  expect(await count(`searches where filters <> '{}'`)).toBeGreaterThan(500);
  expect(await count('searches where user_id is not null')).toBeGreaterThan(200);
});

test('the demo data includes three months of visits at least half an hour apart, covering every user action', async () => {
  expect(await count('visits where last_at > $now')).toBe(0);
  expect(await market.number('select count(distinct role) from visits')).toBe(3);
  const wrong = `visits v join users u on u.id = v.user_id where v.began_at < u.created_at or v.role <> u.role
    or exists (select from visits o where o.user_id = v.user_id and o.id <> v.id
      and o.began_at between v.began_at and v.last_at + interval '30 minutes')`;
  expect(await count(wrong)).toBe(0);
  const absent = `application_events e where e.actor_id is not null and e.at > $now - interval '89 days' and not exists (
    select from visits v where v.user_id = e.actor_id and e.at between v.began_at and v.last_at)`;
  expect(await count(absent)).toBe(0);
});

test('the demo data includes jobs opened from searches, emails that were sent or given up, and calls of the API', async () => {
  expect(await count('job_views where words is not null and position > 0')).toBeGreaterThan(1_000);
  const known = `job_views v join common_searches k on k.kind = 'words' and k.text = v.words`;
  expect(await count(known)).toBeGreaterThan(300);
  expect(await count('outbox where sent_at is not null')).toBeGreaterThan(300);
  expect(await count('outbox where failed_at is not null')).toBeGreaterThan(3);
  expect(await count('outbox where sent_at is null and failed_at is null')).toBe(0);
  expect(await count('api_key_calls where starts_at > $now')).toBe(0);
  expect(await market.number('select count(distinct outcome) from api_key_calls')).toBe(4);
});
