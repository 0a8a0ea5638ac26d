import { afterAll, describe, expect, test } from 'vitest';
import { resolveLocation, STATES } from '#schema/locations/locations.ts';
import { isListedJobTitle } from '#schema/options/jobTitles.ts';
import { JOB_TYPES } from '#schema/options/jobTypes.ts';
import { NOTIFICATION_KINDS } from '#schema/options/notifications.ts';
import { ADMIN_STATUSES, APPLICATION_STATUSES, JOB_STATUSES } from '#schema/options/statuses.ts';
import { COMPANY_PLANS } from '#server/db/seeds/lists/companyNames.ts';
import { placeOf } from '#server/db/seeds/lists/places.ts';
import { theMarket } from './seededMarket.ts';

const LIVE = `from jobs j join companies c on c.id = j.company_id
  where j.status = 'active' and j.admin_status = 'approved' and c.admin_status = 'approved'
    and (j.application_deadline is null or j.application_deadline > $now)`;

const market = await theMarket();
afterAll(() => market.close());

const values = async (column: string, table: string) =>
  (await market.rows<{ value: string }>(`select distinct ${column} as value from ${table}`))
    .map(({ value }) => value)
    .toSorted();
const count = (what: string) => market.number(`select count(*) from ${what}`);

test.each([
  ['categories', 23, 23],
  ['companies', 55, 70],
  ['users', 200, 240],
  ['seeker_profiles', 135, 160],
  ['jobs', 894, 894],
  ['applications', 850, 950],
  ['conversations', 120, 320],
  ['messages', 200, 800],
  ['saved_jobs', 150, 600],
  ['alerts', 30, 80],
  ['notifications', 800, 3_000],
  ['posts', 6, 12],
  ['pending_changes', 3, 6],
  ['company_verifications', 15, 45],
  ['job_views', 9_000, 9_000],
  ['resumes', 100, 150],
  ['files', 150, 220],
  ['searches', 1_400, 1_400],
  ['visits', 1_500, 6_000],
  ['subscribers', 30, 80],
  ['contact_messages', 15, 40],
])('%s: between %i and %i rows', async (table, least, most) => {
  const rows = await count(table);
  expect(rows).toBeGreaterThanOrEqual(least);
  expect(rows).toBeLessThanOrEqual(most);
});

describe('the demo jobs', () => {
  test('have every status, type and flag', async () => {
    expect(await values('status', 'jobs')).toEqual(JOB_STATUSES.toSorted());
    expect(await values('admin_status', 'jobs')).toEqual(ADMIN_STATUSES.toSorted());
    expect(await values('type', 'jobs')).toEqual(JOB_TYPES.toSorted());
    expect(await count(`(select 1 ${LIVE} and j.is_featured) as x`)).toBeGreaterThan(20);
    expect(await count(`(select 1 ${LIVE} and j.is_hot) as x`)).toBeGreaterThan(20);
    expect(await count(`(select 1 ${LIVE} and j.is_remote) as x`)).toBeGreaterThan(15);
    expect(await count('jobs where application_deadline < $now')).toBeGreaterThan(50);
  });

  test('look alive: most are live, and some were posted today, this week and this month', async () => {
    expect(await count(`(select 1 ${LIVE}) as x`)).toBeGreaterThan(350);
    const since = (days: number) =>
      count(`(select 1 ${LIVE} and j.posted_at > $now - interval '${days} days') as x`);
    expect(await since(1)).toBeGreaterThan(5);
    expect(await since(7)).toBeGreaterThan(50);
    expect(await since(30)).toBeGreaterThan(150);
    expect(await count('jobs where posted_at > $now or created_at > $now')).toBe(0);
  });

  test('have a category each, and cover the documented eight and nearly every state', async () => {
    const found = await market.rows<{ total: string }>(
      `select count(*) as total ${LIVE} and j.category_id in (
        select id from categories where position <= 8) group by j.category_id`,
    );
    expect(found).toHaveLength(8);
    expect(await count('jobs where category_id is null')).toBe(0);
    expect(Math.min(...found.map(({ total }) => Number(total)))).toBeGreaterThan(10);
    const states = await values('state', 'jobs where state is not null');
    const known = new Set(STATES.map(({ name }) => name));
    expect(states.filter((state) => !known.has(state))).toEqual([]);
    expect(states.length).toBeGreaterThanOrEqual(30);
  });

  test('have listed titles and locations, or are remote', async () => {
    const jobs = await market.rows<Record<string, string | boolean | null>>(
      'select title, location, district, state, is_remote, description from jobs',
    );
    for (const { title, location, district, state, is_remote, description } of jobs) {
      expect(isListedJobTitle(String(title))).toBe(true);
      const place = resolveLocation(String(location));
      expect([place?.city ?? null, place?.state ?? null]).toEqual([district, state]);
      if (!place) expect(is_remote).toBe(true);
      if (is_remote) expect(description).toMatch(/remote|from home|anywhere in India/);
    }
  });

  test('are where the profiles of their companies say that they work', async () => {
    const jobs = await market.rows<{ name: string; title: string; location: string }>(
      `select c.name, j.title, j.location from jobs j join companies c on c.id = j.company_id
        where not j.is_remote`,
    );
    const wrong = jobs.filter(({ name, location }) => {
      const plan = COMPANY_PLANS.find((one) => one.name === name)!;
      const towns = plan.towns ?? [plan.home];
      return plan.reach === 'local' && !towns.some((town) => placeOf(town).display === location);
    });
    expect(wrong).toEqual([]);
    const makers = jobs.filter(
      ({ name, title }) => name === 'Himsagar Foods' && /Operator|Fitter|Electrician/.test(title),
    );
    expect(new Set(makers.map(({ location }) => location))).toEqual(new Set(['Ludhiana, Punjab']));
  });

  test('have varied texts, and none occurs twice', async () => {
    const jobs = await market.rows<{ title: string; description: string; company: string }>(
      // Without older jobs, which repeat the texts of these where a title has few texts.
      `select j.title, j.description, c.name as company
       from jobs j join companies c on c.id = j.company_id
       where posted_at > $now - interval '112 days' order by posted_at desc, j.id desc`,
    );
    const skeleton = ({ title, description, company }: (typeof jobs)[number]) =>
      description.replaceAll(company, '').replaceAll(title, '').slice(0, 60);
    expect(new Set(jobs.map(({ description }) => description)).size).toBe(jobs.length);
    for (const [index, job] of jobs.slice(1).entries()) {
      expect(skeleton(job)).not.toBe(skeleton(jobs[index]!));
      expect(job.description.split(/[.?]\s/).length).toBeGreaterThan(3);
      expect(job.description).not.toMatch(/[{}]|undefined|null/);
    }
  });

  test('have texts as HTML paragraphs and lists of lines', async () => {
    const wrong = `jobs where description_html !~ '^(<p>[^<>]+</p>)+$' or description_html ~ '&(?!amp;|lt;|gt;|quot;)'
      or responsibilities !~ '\\n' or requirements !~ '\\n' or benefits = '' or cardinality(skills) < 2`;
    expect(await count(wrong)).toBe(0);
  });

  test('have correct numbers of views and applications', async () => {
    const wrong = `jobs j where applications_count <> (select count(*) from applications a where a.job_id = j.id)
      or views <> (select count(*) from job_views v where v.job_id = j.id) or views < applications_count`;
    expect(await count(wrong)).toBe(0);
  });
});

test('no two companies are alike, and they have every status', async () => {
  const companies = await market.rows<{ name: string; slug: string; description: string }>(
    'select name, slug, description from companies',
  );
  for (const key of ['name', 'slug', 'description'] as const) {
    expect(new Set(companies.map((company) => company[key])).size).toBe(companies.length);
  }
  expect(await values('admin_status', 'companies')).toEqual(ADMIN_STATUSES.toSorted());
  expect(await count(`companies where website !~ '^https://www\\.[a-z]+\\.example$'`)).toBe(0);
});

test('views begin when a job is posted, and go as far back as the applications', async () => {
  const early = `job_views v join jobs j on j.id = v.job_id where v.viewed_at < j.posted_at or v.viewed_at > $now`;
  expect(await count(early)).toBe(0);
  const old = (table: string, column: string) =>
    count(`${table} where ${column} < $now - interval '90 days'`);
  expect(await old('jobs', 'posted_at')).toBeGreaterThan(20);
  expect(await old('job_views', 'viewed_at')).toBeGreaterThan(100);
  expect(await old('applications', 'applied_at')).toBeGreaterThan(10);
  expect(await count(`jobs where views > 0 and posted_at < $now - interval '111 days'`)).toBe(0);
});

test('most approved companies have a logo, and each has its own', async () => {
  const approved = `companies where admin_status = 'approved'`;
  const logos = await count(`${approved} and logo_file_id is not null`);
  expect(logos).toBeGreaterThan((await count(approved)) * 0.8);
  expect(
    await market.number(
      `select count(distinct sha256) from files where kind = 'company_logo' and media_type = 'image/webp'`,
    ),
  ).toBeGreaterThan(logos * 0.9);
});

describe('the demo applications', () => {
  test('were sent with the resume of the applicant, if there is one', async () => {
    const sent = `applications a join files f on f.id = a.resume_file_id`;
    expect(await count(sent)).toBeGreaterThan((await count('applications')) * 0.8);
    expect(
      await count(`${sent} where f.owner_id <> a.seeker_id or f.created_at > a.applied_at`),
    ).toBe(0);
  });

  test('of the demo company were withdrawn, rated by its team, and say how applicants were treated', async () => {
    const ofDemo = `applications a join companies c on c.id = a.company_id join users u on u.company_id = c.id
      where u.email = 'employer@demo.kaamyab.example'`;
    const some = async (what: string) => market.number(`select count(*) from ${what}`);
    expect(await some(`${ofDemo} and a.withdrawal_told_at < $now`)).toBeGreaterThan(2);
    const rated = `${ofDemo} and exists (select from application_ratings r where r.application_id = a.id)`;
    expect(await some(rated)).toBeGreaterThan(9);
    const hasTreatment = `${ofDemo} and exists (select from treatment_ratings r where r.application_id = a.id)`;
    expect(await some(hasTreatment)).toBeGreaterThan(4);
  });

  test('have every status', async () => {
    expect(await values('status', 'applications')).toEqual(APPLICATION_STATUSES.toSorted());
  });

  test('have a history that matches their status', async () => {
    const wrong = `applications a join jobs j on j.id = a.job_id
      join lateral (
        select array_agg(kind order by at) as kinds, min(at) as first, max(at) as last,
          max(at) filter (where kind in ('reviewed', 'shortlisted', 'rejected', 'hired')) as decided
        from application_events e where e.application_id = a.id
      ) timeline on true
      where timeline.first <> a.applied_at or timeline.kinds[1] <> 'applied' or timeline.last > $now
        or a.status_changed_at <> coalesce(timeline.decided, a.applied_at)
        or (a.status = 'pending') <> (timeline.decided is null)
        or (a.status <> 'pending' and not timeline.kinds @> array['viewed', a.status])
        or (a.status = 'hired' and not timeline.kinds @> array['shortlisted'])
        or a.applied_at < j.posted_at or a.applied_at > least(j.application_deadline, j.closed_at, $now)`;
    expect(await count(wrong)).toBe(0);
  });

  test('come from users who could apply at that time', async () => {
    const wrong = `applications a join users u on u.id = a.seeker_id
      where u.role <> 'job_seeker' or u.email_verified_at is null or u.email_verified_at > a.applied_at`;
    expect(await count(wrong)).toBe(0);
  });
});

/**
 * The demo data has neither API keys nor webhooks, because their secrets would be public. Jobs are recommended by the
 * weekly task. No administrator has set an alert, and no demo application has been withdrawn.
 */
const NOT_SEEDED: readonly string[] = [
  'note_mention',
  'application_withdrawn',
  'api_key_expiring',
  'integrations_handed_over',
  'figures_corrected',
  'webhook_disabled',
  'jobs_recommended',
  'figure_alert',
];

test('there are notifications of every kind, none from the future, none read before it was created', async () => {
  const kinds = NOTIFICATION_KINDS.filter((kind) => !NOT_SEEDED.includes(kind));
  expect(await values('kind', 'notifications')).toEqual(kinds.toSorted());
  expect(await count('notifications where created_at > $now or read_at < created_at')).toBe(0);
});

test('alerts have been sent as recorded', async () => {
  const wrong = `alerts a where matches <> (select count(*) from alert_sent_jobs s where s.alert_id = a.id)
    or last_sent_at is distinct from (select max(ran_at) from alert_runs r where r.alert_id = a.id and mailed)`;
  expect(await count(wrong)).toBe(0);
});

test('the newest two posts are featured, and none has comments', async () => {
  const posts = await market.rows<{ featured: boolean; comments: number; body_html: string }>(
    'select featured, comments, body_html from posts order by published_at desc',
  );
  expect(posts.map(({ featured }) => featured)).toEqual(posts.map((_, index) => index < 2));
  expect(posts.every(({ comments }) => comments === 0)).toBe(true);
  for (const { body_html } of posts) expect(body_html).not.toMatch(/\*\*|^#|\n- /m);
});

test('an id contains the time of its row', async () => {
  const at = `to_timestamp(('x' || lpad(left(replace(id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0)`;
  expect(await count(`jobs where abs(extract(epoch from ${at} - created_at)) > 0.001`)).toBe(0);
  expect(await count(`applications where substr(id::text, 15, 1) <> '7'`)).toBe(0);
});
