import { describe, expect, test } from 'vitest';
import { seededMarket, type SeededMarket } from './seededMarket.ts';

const TABLES = [
  'companies', 'users', 'user_settings', 'seeker_profiles', 'jobs', 'applications',
  'application_events', 'application_notes', 'conversations', 'messages', 'conversation_readers', 'message_templates', 'saved_jobs', 'files', 'resumes', 'job_views', 'alerts', 'alert_runs',
  'alert_sent_jobs', 'candidate_contacts', 'job_expiry_notices', 'notifications', 'posts', 'post_translations', 'contact_messages',
  'subscribers', 'searches', 'visits', 'application_facts',
  'categories',
]; // oxfmt-ignore

function checksums(market: SeededMarket) {
  const parts = TABLES.map(
    (table) =>
      `select '${table}' as name, count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
  );
  return market.rows<{ name: string; sum: string }>(`${parts.join(' union all ')} order by name`);
}

test('the same time gives the same demo data, to the last row', { tags: ['full'] }, async () => {
  const now = new Date('2026-11-21T06:30:00Z');
  const [one, other] = [await seededMarket(now), await seededMarket(now)];
  const [first, second] = [await checksums(one), await checksums(other)];
  expect(second).toEqual(first);
  expect(first.filter(({ sum }) => sum === null)).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});

describe('demo data can be created at any time of day', { tags: ['full'] }, () => {
  test.each([
    ['just after midnight in India', '2027-03-31T18:31:00Z'],
    ['just before midnight in India', '2026-12-31T18:29:00Z'],
    ['before the first digest', '2028-02-29T01:10:00Z'],
  ])('%s', async (_, time) => {
    const market = await seededMarket(new Date(time));
    const ofDemoSeeker = `applications a join users u on u.id = a.seeker_id where u.email like 'seeker@demo%'`;
    expect(await market.number(`select count(distinct a.status) from ${ofDemoSeeker}`)).toBe(5);
    expect(await market.number('select count(*) from jobs where posted_at > $now')).toBe(0);
    const future = `select count(*) from application_events where at > $now`;
    expect(await market.number(future)).toBe(0);
    await market.close();
  });
});
