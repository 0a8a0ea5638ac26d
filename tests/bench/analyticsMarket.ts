import type pg from 'pg';
import { COMPANY_SIZES } from '#schema/options/companySizes.ts';
import { EXPERIENCE_BANDS, EXPERIENCE_LEVELS } from '#schema/options/experience.ts';
import { INDUSTRIES } from '#schema/options/industries.ts';
import { JOB_TITLES } from '#schema/options/jobTitles.ts';
import { JOB_TYPES } from '#schema/options/jobTypes.ts';
import { JOB_VIEW_SOURCES } from '#schema/options/jobViewSources.ts';
import { QUALIFICATIONS } from '#schema/options/qualifications.ts';
import { PLACES } from '#server/db/seeds/lists/places.ts';

/** About five million events of applications over two years, and everything else in proportion. */
export const SIZES = {
  companies: 3_000,
  seekers: 400_000,
  jobs: 100_000,
  applicationsOfJob: 17,
  views: 5_000_000,
  searches: 1_000_000,
  visits: 2_000_000,
  alerts: 60_000,
  actions: 100_000,
} as const;

const list = (values: readonly string[]) =>
  `array[${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')}]`;
const pick = (values: readonly string[], at = 'random()') =>
  `(${list(values)})[1 + floor(${values.length} * ${at})::int]`;

/** The big cities hold most of the work. */
const TOWNS = PLACES.flatMap(({ display, weight }) => Array<string>(weight).fill(display));
const TERMS = JOB_TITLES.flatMap((title) => [title.toLowerCase(), title.split(' ')[0]!, title]);

/** An id for the given moment, like those the application creates. */
const idOf = (at: string) => `uuidv7(${at} - clock_timestamp())`;

const PEOPLE = `
  create unlogged table towns as
    select n, p.place, split_part(p.place, ', ', 1) as district, split_part(p.place, ', ', 2) as state
    from unnest(${list(TOWNS)}) with ordinality p(place, n);
  insert into companies (id, slug, name, description, industry, size, city, state, admin_status, approved_at, created_at, updated_at)
    select ${idOf('at')}, 'works-' || c.n, 'Works ' || c.n, repeat('We build and run what people need. ', 12), ${pick(INDUSTRIES)},
      ${pick(COMPANY_SIZES, 'random() ^ 2')}, t.district, t.state,
      (array['approved', 'approved', 'approved', 'approved', 'approved', 'approved', 'pending', 'rejected', 'suspended'])[1 + c.n % 9], at, at, at
    from (select n, now() - random() * interval '1000 days' as at, 1 + floor(random() * ${TOWNS.length})::int as town
      from generate_series(1, ${SIZES.companies}) n order by 2) c join towns t on t.n = c.town;
  create unlogged table firms as select row_number() over (order by created_at) as n, id, industry, created_at from companies;
  insert into users (id, email, email_verified_at, first_name, last_name, role, onboarding_complete, company_id, last_login_at, created_at, updated_at)
    select ${idOf('created_at')}, 'owner-' || n || '@works.example', created_at, 'Owner', 'No ' || n, 'employer', true, id,
      now() - random() * interval '60 days', created_at, created_at from firms;
  insert into company_members (id, company_id, user_id, role, joined_at)
    select gen_random_uuid(), company_id, id, 'owner', created_at from users where company_id is not null;
  create unlogged table seekers as
    select n, ${idOf('at')} as id, at from (select row_number() over (order by at) as n, at from (
      select now() - random() * interval '900 days' as at from generate_series(1, ${SIZES.seekers})) drawn) numbered;
  create unique index on seekers (n);
  insert into users (id, email, email_verified_at, password_hash, first_name, last_name, phone, role, status, onboarding_complete, locale, last_login_at, created_at, updated_at)
    select id, 'person-' || n || '@people.example', case when n % 11 > 0 then at end, repeat('x', 97), 'Asha', 'Rao ' || n, '9876543210',
      'job_seeker', case when n % 97 = 0 then 'inactive' else 'active' end, n % 13 > 0, case when n % 8 = 0 then 'hi' else 'en' end,
      greatest(at, now() - random() * interval '200 days'), at, at from seekers order by at;
  insert into seeker_profiles (user_id, headline, summary, location, date_of_birth, gender, experience_type, experience, current_ctc, salary_expectation,
      preferred_locations, education, skills, is_open_to_work, updated_at)
    select s.id, 'Looking for work', repeat('What I do best I do every day. ', 8), t.place, date '1975-01-01' + (s.n % 11000)::int,
      case when s.n % 2 = 0 then 'female' else 'male' end, case when s.n % 3 = 0 then 'fresher' else 'experienced' end,
      case when s.n % 3 > 0 then ${pick(EXPERIENCE_BANDS)} end, 100000 + (random() * 1500000)::int, 150000 + (random() ^ 2 * 3000000)::int,
      array[t.place], ${pick(QUALIFICATIONS)}, array['Teamwork', 'Excel', 'Driving'], s.n % 2 = 0, s.at
    from seekers s join towns t on t.n = 1 + s.n % ${TOWNS.length} where s.n % 17 > 0`;

const JOBS = `
  create unlogged table openings as
    select row_number() over (order by at) as n, ${idOf('at')} as id, at, luck, pay, town, firm, title,
      floor(-ln(1 - random()) * ${SIZES.applicationsOfJob})::int as wanted, -ln(1 - random()) as appeal
    from (select now() - random() * interval '730 days' as at, random() as luck, random() ^ 2 as pay,
        1 + floor(random() * ${TOWNS.length})::int as town, 1 + floor(random() ^ 2 * ${SIZES.companies})::int as firm,
        1 + floor(random() ^ 1.5 * ${JOB_TITLES.length})::int as title
      from generate_series(1, ${SIZES.jobs})) drawn;
  create unique index on openings (n);
  insert into jobs (id, company_id, category_id, title, description, description_html, responsibilities, requirements, benefits, location, district, state,
      type, industry, salary, salary_min, salary_max, salary_period, experience_years, experience_level, education_level, skills, is_remote, is_featured,
      is_hot, status, admin_status, views, applications_count, posted_at, application_deadline, closed_at, created_at, updated_at)
    select o.id, f.id, (select array_agg(id order by position) from categories)[1 + floor(luck * 7.99)::int], (${list(JOB_TITLES)})[o.title], text, '<p>' || text || '</p>',
      repeat('You do the work with care.\n', 6), repeat('You know how it is done.\n', 6), repeat('A canteen and a bus.\n', 3), t.place, t.district, t.state,
      ${pick(JOB_TYPES, 'luck ^ 2')}, f.industry, '', case when o.n % 5 > 0 then 120000 + (pay * 2500000)::int end,
      case when o.n % 5 > 0 then 180000 + (pay * 3500000)::int end, 'year', floor(random() * 12)::int,
      ${pick(EXPERIENCE_LEVELS)}, ${pick(QUALIFICATIONS)}, array['Teamwork', 'Excel'], o.n % 9 = 0, o.n % 40 = 0, o.n % 41 = 0,
      case when o.n % 6 = 0 then 'closed' else 'active' end,
      (array['approved', 'approved', 'approved', 'approved', 'approved', 'approved', 'approved', 'pending', 'rejected', 'suspended'])[1 + floor(random() * 10)::int],
      0, wanted, at, at + interval '45 days', case when o.n % 6 = 0 then at + interval '30 days' end, at, at
    from openings o join firms f on f.n = o.firm join towns t on t.n = o.town,
      lateral (select repeat('We look for somebody who likes to work with people and with tools, number ' || o.n || '. ', 9) as text) about
    order by at`;

const APPLICATIONS = `
  create unlogged table sent as
    select ${idOf('at')} as id, job, seeker, at, luck, haste from (
      select o.id as job, (abs(hashint8(o.n)::bigint) + k::bigint * 15485863) % ${SIZES.seekers} + 1 as seeker, random() as luck, random() as haste,
        date_trunc('milliseconds', o.at + (least(interval '45 days', now() - o.at)) * random() ^ 2) as at
      from openings o, generate_series(1, o.wanted) k) drawn order by at;
  insert into applications (id, job_id, company_id, seeker_id, name, email, phone, cover_letter, expected_salary, status, status_changed_at, applied_at)
    select a.id, a.job, j.company_id, s.id, 'Asha Rao ' || s.n, 'person-' || s.n || '@people.example', '9876543210', repeat('I would like to work here. ', 10),
      case when s.n % 2 = 0 then '5 LPA' end, case when luck < 0.35 then 'pending' when luck < 0.5 then 'reviewed' when luck < 0.65 then 'shortlisted'
        when luck < 0.92 then 'rejected' else 'hired' end, a.at, a.at
    from sent a join jobs j on j.id = a.job join seekers s on s.n = a.seeker order by a.at;
  insert into application_events (id, application_id, kind, actor_id, at)
    select ${idOf('e.at')}, e.id, e.kind, e.actor, e.at from (
      select a.id, step.kind, case when step.kind = 'applied' then s.id end as actor, a.at + step.wait * interval '1 day' * (0.1 + haste) as at
      from sent a join seekers s on s.n = a.seeker cross join lateral (values ('applied', 0.0, true), ('viewed', 2.5, luck > 0.2),
        ('resume_downloaded', 2.6, luck > 0.7), ('reviewed', 4.0, luck > 0.35 and (luck < 0.5 or haste > 0.5)), ('note', 4.1, luck > 0.9),
        ('shortlisted', 7.0, luck between 0.5 and 0.65 or luck >= 0.92), ('rejected', 9.0, luck >= 0.65 and luck < 0.92),
        ('hired', 20.0, luck >= 0.92)) step(kind, wait, happened)
      where step.happened) e where e.at <= now() order by e.at`;

const USE = `
  insert into job_views (id, job_id, user_id, visitor, source, viewed_at, viewed_on)
    select ${idOf('at')}, job, null, sha256(at::text::bytea), ${pick(JOB_VIEW_SOURCES, 'random() ^ 2')}, at, at::date from (
      select o.id as job, o.at + least(interval '45 days', now() - o.at) * random() ^ 1.5 as at
      from openings o, generate_series(1, ceil(o.appeal * ${SIZES.views / SIZES.jobs})::int)) drawn order by drawn.at;
  insert into searches (id, user_id, words, filters, results, searched_at)
    select ${idOf('d.at')}, s.id, (${list(TERMS)})[1 + floor(random() ^ 3 * ${TERMS.length})::int],
      case when random() < 0.4 then jsonb_build_object('location', t.place) else '{}' end, floor(greatest(0, random() - 0.1) * 400)::int, d.at
    from (select now() - random() * interval '730 days' as at, 1 + floor(random() * ${SIZES.seekers * 2})::int as seeker,
        1 + floor(random() * ${TOWNS.length})::int as town from generate_series(1, ${SIZES.searches})) d
      join towns t on t.n = d.town left join seekers s on s.n = d.seeker order by d.at;
  insert into common_searches (kind, text) select distinct 'words', lower(words) from searches where words <> '';
  insert into visits (id, user_id, role, began_at, last_at)
    select ${idOf('d.at')}, s.id, 'job_seeker', d.at, d.at + random() ^ 3 * interval '40 minutes'
    from (select now() - random() * interval '730 days' as at, 1 + floor(random() ^ 1.5 * ${SIZES.seekers})::int as seeker
      from generate_series(1, ${SIZES.visits})) d join seekers s on s.n = d.seeker order by d.at;
  insert into alerts (id, user_id, name, keywords, frequency, is_active, created_at, updated_at)
    select ${idOf('d.at')}, s.id, 'Jobs for me', ${pick(JOB_TITLES, 'random() ^ 2')}, (array['daily', 'weekly', 'monthly'])[1 + d.n % 3], d.n % 4 > 0, d.at, d.at
    from (select n, now() - random() * interval '730 days' as at from generate_series(1, ${SIZES.alerts}) n) d join seekers s on s.n = d.n * 6;
  insert into activity_log (id, at, actor_kind, actor_id, action, subject_kind, subject_id, hash)
    select n, now() - (${SIZES.actions} - n) * interval '10 minutes', 'user', null,
      (array['job.approve', 'job.reject', 'company.approve', 'user.suspend', 'user.login', 'settings.save'])[1 + n % 6], 'job', n::text, sha256(n::text::bytea)
    from generate_series(1, ${SIZES.actions}) n`;

/** The rows that the triggers would have created. */
const FACTS = `
  insert into application_facts (application_id, job_id, company_id, seeker_id, applied_at, viewed_at, reviewed_at, shortlisted_at, rejected_at, hired_at, status)
    select a.id, a.job_id, a.company_id, a.seeker_id, a.applied_at, min(e.at) filter (where kind = 'viewed'), min(e.at) filter (where kind = 'reviewed'),
      min(e.at) filter (where kind = 'shortlisted'), min(e.at) filter (where kind = 'rejected'), min(e.at) filter (where kind = 'hired'), a.status
    from applications a join application_events e on e.application_id = a.id group by a.id order by a.applied_at`;

const ZONE = `'Asia/Kolkata'`;

/** The roll-ups that the task would have computed by now. */
const rolled = (name: string, table: string, at: string, key: string, period: 'day' | 'month') => `
  insert into rolled_periods (name, time_zone, starts_at, ends_at)
    select '${name}', ${ZONE}, s at time zone ${ZONE}, (s + interval '1 ${period}') at time zone ${ZONE}
    from generate_series((select date_trunc('${period}', min(${at}) at time zone ${ZONE}) from ${table}),
      date_trunc('${period}', now() at time zone ${ZONE}) - interval '1 ${period}', '1 ${period}') s;
  insert into ${name} (starts_at, ${key}, n)
    select date_trunc('${period}', ${at}, ${ZONE}), ${key}, count(*) from ${table}
    where ${at} < (select max(ends_at) from rolled_periods where name = '${name}') group by 1, 2`;

const ROLLED = [
  rolled('view_days', 'job_views', 'viewed_at', 'source', 'day'),
  rolled('view_months', 'job_views', 'viewed_at', 'job_id', 'month'),
  rolled('event_days', 'application_events', 'at', 'kind', 'day'),
  `insert into settings (key, value, updated_at) values ('timeZone', '"Asia/Kolkata"', now())`,
].join(';\n');

const TABLES = ['users', 'seeker_profiles', 'jobs', 'applications', 'application_events', 'application_facts', 'job_views', 'searches', 'visits', 'alerts']; // oxfmt-ignore

/** Whether there is a market that is recent enough, because the queries are about the last days. */
export async function isMarketComplete(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query(
    `select 1 from pg_tables where tablename = 'analytics_market'`,
  );
  if (found.length === 0) return false;
  const { rows } = await client.query(
    `select 1 from analytics_market where built_at > now() - interval '5 days'`,
  );
  return rows.length > 0;
}

/** Rows are inserted without triggers and indexes, and only once, because the folder is kept. */
export async function growAnalytics(client: pg.Client): Promise<void> {
  if (await isMarketComplete(client)) return;
  process.stdout.write('Growing a market of five million application events …\n');
  await client.query(`set session_replication_role = replica; set synchronous_commit = off;
    set maintenance_work_mem = '512MB'; set work_mem = '256MB'; select setseed(0.42)`);
  const { rows: found } = await client.query<{ indexdef: string; indexname: string }>(
    `select indexdef, indexname from pg_indexes i where tablename = any($1)
       and not exists (select from pg_constraint where conname = i.indexname)`,
    [TABLES],
  );
  for (const { indexname } of found) await client.query(`drop index ${indexname}`);
  for (const part of [PEOPLE, JOBS, APPLICATIONS, USE, FACTS, ROLLED]) {
    for (const statement of part.split(';\n')) {
      await client.query(statement);
    }
  }
  for (const { indexdef } of found) await client.query(indexdef);
  await client.query('drop table towns, firms, seekers, openings, sent');
  await client.query('vacuum (analyze)');
  await client.query('create table analytics_market as select now() as built_at');
  await client.query('set session_replication_role = origin');
}
