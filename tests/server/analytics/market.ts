import { COMPANY_SIZES } from '#schema/options/companySizes.ts';
import { EXPERIENCE_BANDS } from '#schema/options/experience.ts';
import type { App } from '#tests/support/app.ts';

/** All data is from before this moment. */
export const NOW = '2026-11-20T10:30:00Z';

const SIZES = {
  companies: 24,
  jobs: 260,
  seekers: 150,
  applications: 1_500,
  views: 2_500,
  searches: 700,
};

const of = (...values: (string | null)[]) =>
  `(array[${values.map((value) => (value === null ? 'null' : `'${value}'`)).join(',')}])[1 + floor(random() * ${values.length})::int]`;
const id = 'gen_random_uuid()';
/**
 * A random moment in this many past days, to the second. Some fall into the hours skipped or repeated when clocks
 * change.
 */
const ago = (days: number) =>
  `date_trunc('second', timestamptz '${NOW}' - random() * interval '${days} days')`;
const some = (part: number, value: string) => `case when random() < ${part} then ${value} end`;
const PLACES = of(
  'Pune, Maharashtra',
  'Mumbai, Maharashtra',
  'Jaipur, Rajasthan',
  'Kochi, Kerala',
  'somewhere',
  null,
);

/**
 * A reproducible market of a year and a half, written directly into the tables because the API cannot create past data.
 */
export async function fillMarket(app: App): Promise<void> {
  // A single connection, so that the random seed applies to all statements.
  await app.services.database.fork().transactional(async (em) => {
    for (const statement of STATEMENTS) await em.execute(statement);
  });
}

const STATEMENTS = [
  `select setseed(0.42)`,
  `insert into companies (id, slug, name, industry, size, state, admin_status, created_at, updated_at, deleted_at)
   select ${id}, 'works-' || n, 'Works "' || n % 20 || '", 50% & co_', ${of('technology', 'finance', 'healthcare')},
     ${of(...COMPANY_SIZES, null)}, ${of('Maharashtra', 'Kerala', null)}, ${of('approved', 'approved', 'approved', 'pending', 'rejected')},
     at, at, ${some(0.1, `timestamptz '${NOW}'`)}
   from (select n, ${ago(600)} as at from generate_series(1, ${SIZES.companies}) n) made`,
  `insert into company_verifications (id, company_id, kind, status, value, submitted_at, verified_at)
   select gen_random_uuid(), id, 'domain', case when slug like '%3' then 'pending' else 'verified' end, slug || '.example', created_at,
     case when slug not like '%3' then created_at end
   from companies where slug ~ '[1357]$'`,
  `insert into users (id, email, email_verified_at, first_name, role, status, suspended_until, onboarding_complete, locale,
     company_id, google_subject, created_at, updated_at, deleted_at)
   select ${id}, 'p' || n || '@market.example', ${some(0.7, 'at')}, 'P' || n,
     case when n > 140 then ${of('employer', 'admin')} else 'job_seeker' end,
     case when n % 12 = 0 then 'suspended' else 'active' end, case when n % 24 = 0 then timestamptz '2026-01-01' end, random() < 0.6,
     ${of('en', 'hi', 'es')}, null, ${some(0.3, `'g' || n`)}, at, at, ${some(0.05, `timestamptz '${NOW}'`)}
   from (select n, ${ago(540)} as at from generate_series(1, ${SIZES.seekers}) n) made`,
  `update users set onboarded_at = created_at + abs(hashtext(email)) % 900 * interval '1 hour' where onboarding_complete`,
  `insert into seeker_profiles (user_id, location, gender, experience_type, experience, salary_expectation, education, is_open_to_work, updated_at)
   select id, ${PLACES}, ${of('male', 'female', null)}, ${of('fresher', 'experienced', null)}, ${of(...EXPERIENCE_BANDS, '4 years', null)},
     ${some(0.6, '(200000 + floor(random() * 14) * 100000)::int')}, ${of('bachelor', 'bachelor', 'master', 'phd', null)}, random() < 0.5, created_at
   from users where role = 'job_seeker' and random() < 0.9 order by email`,
  `insert into jobs (id, company_id, category_id, title, description, description_html, location, district, state, type, industry,
     salary_min, salary_max, experience_years, experience_level, education_level, is_remote, is_featured, is_hot, status, admin_status,
     posted_at, application_deadline, created_at, updated_at, deleted_at)
   select ${id}, (select id from companies order by slug offset n % ${SIZES.companies} limit 1),
     ${some(0.85, `(select id from categories order by position offset n % 8 limit 1)`)},
     ${of('Driver', 'driver ', 'Nurse', 'Java Developer', 'Sales 100%')}, 'd', 'd', '', district, case when district = 'Pune' then 'Maharashtra' when district = 'Aurangabad' then ${of('Bihar', 'Maharashtra')} end,
     ${of('full_time', 'part_time', 'contract', 'intern', 'temporary')}, ${of('technology', 'finance', 'healthcare', 'other')},
     pay, case when random() < 0.8 then pay + 100000 end, floor(random() * 12)::int, ${of('entry_level', 'mid_level', null)}, ${of('bachelor', 'master', null)},
     random() < 0.3, random() < 0.1, random() < 0.1, ${of('active', 'active', 'active', 'closed')}, ${of('approved', 'approved', 'approved', 'pending', 'rejected', 'suspended')},
     at, ${some(0.8, `at + interval '200 days'`)}, at - interval '1 hour', at, ${some(0.06, `timestamptz '${NOW}'`)}
   from (select n, ${ago(540)} as at, ${some(0.7, '(100000 + floor(random() * 16) * 100000)::int')} as pay, ${of('Pune', 'Aurangabad', null)} as district
     from generate_series(1, ${SIZES.jobs}) n) made`,
  `insert into applications (id, job_id, seeker_id, name, email, status, status_changed_at, applied_at)
   select ${id}, j.id, u.id, 'n', 'e', ${of('pending', 'pending', 'reviewed', 'shortlisted', 'rejected', 'hired')}, at, at
   from (select n, ${ago(540)} as at, floor(random() * random() * ${SIZES.jobs})::int as job, floor(random() * 140)::int as seeker
     from generate_series(1, ${SIZES.applications}) n) made
   join (select row_number() over (order by posted_at, title, salary_min) - 1 as n, id from jobs) j on j.n = made.job
   join (select row_number() over (order by email) - 1 as n, id from users where role = 'job_seeker') u on u.n = made.seeker
   on conflict do nothing`,
  `insert into application_events (id, application_id, kind, at)
   select ${id}, a.id, step.kind, a.applied_at + step.after from applications a cross join lateral (values
     ('applied', interval '0'), ('viewed', random() * interval '100 hours'), ('resume_downloaded', interval '1 day'),
     (a.status, random() * interval '30 days')) step(kind, after)
   where step.kind <> 'pending' and (step.kind in ('applied', a.status) or abs(hashtext(a.id::text || step.kind)) % 3 > 0)`,
  `insert into application_events (id, application_id, kind, at)
   select ${id}, id, 'withdrawn', applied_at + interval '9 days' from applications
   where status in ('pending', 'reviewed', 'shortlisted') and abs(hashtext(id::text)) % 7 = 0`,
  `update applications a set withdrawn_at = e.at from application_events e where e.application_id = a.id and e.kind = 'withdrawn'`,
  `insert into job_views (id, job_id, user_id, source, viewed_at)
   select ${id}, j.id, ${some(0.5, 'u.id')}, ${of('search', 'search', 'home', 'direct', 'alert')}, at
   from (select n, ${ago(540)} as at, floor(random() * random() * ${SIZES.jobs})::int as job, floor(random() * 140)::int as seeker
     from generate_series(1, ${SIZES.views}) n) made
   join (select row_number() over (order by posted_at, title, salary_min) - 1 as n, id from jobs) j on j.n = made.job
   join (select row_number() over (order by email) - 1 as n, id from users where role = 'job_seeker') u on u.n = made.seeker`,
  `insert into searches (id, user_id, words, filters, results, searched_at)
   select ${id}, (select id from users where email = ${some(0.6, `'p' || n % 100 || '@market.example'`)}), ${of('Java', 'java', 'driver', `it''s "100%"`, '')},
     ${of('{}', '{"location": "Pune"}', '{"location": " pune "}')}::jsonb, floor(random() * random() * 4)::int, ${ago(540)}
   from generate_series(1, ${SIZES.searches}) n`,
  `insert into alerts (id, user_id, name, keywords, job_type, frequency, is_active, created_at, updated_at, deleted_at)
   select ${id}, u.id, 'a', 'k', ${of('full_time', 'remote', null)}, ${of('daily', 'weekly', 'monthly')}, random() < 0.7, at, at, ${some(0.1, 'at')}
   from (select id, ${ago(500)} as at from users where role = 'job_seeker' order by email) u`,
  `insert into visits (id, user_id, role, began_at, last_at)
   select ${id}, u.id, u.role, at, at + random() * interval '90 minutes'
   from (select n, ${ago(540)} as at from generate_series(1, 1200) n) made
   join (select row_number() over (order by email) - 1 as n, id, role from users) u on u.n = made.n % 97`,
  `insert into activity_log (id, at, actor_kind, actor_id, action, subject_kind, hash)
   select n, ${ago(400)}, case when n % 5 = 0 then 'system' else 'user' end, (select id from users where email = 'p' || (130 + n % 20) || '@market.example'),
     ${of('user.suspend', 'job.approve', 'company.approve')}, ${of('user', 'job', null)}, decode(md5(n::text), 'hex')
   from generate_series(1, 120) n`,
  `insert into interviews (id, application_id, company_id, job_id, seeker_id, kind, title, minutes, buffer, time_zone,
     status, starts_at, ends_at, created_at, updated_at)
   select ${id}, a.id, a.company_id, a.job_id, a.seeker_id, 'phone', 't', 30, 0, 'Asia/Kolkata',
     case when abs(hashtext(a.id::text || k)) % 3 = 0 then 'missed' else 'held' end, at, at + interval '30 minutes', at, at
   from applications a cross join generate_series(1, 2) k
     cross join lateral (select a.applied_at + k * interval '50 hours' as at) moments
   where abs(hashtext(a.id::text)) % 4 = 0`,
  `insert into offers (id, application_id, company_id, job_id, seeker_id, expires_on, expires_at, status, sent_at, ended_at)
   select ${id}, a.id, a.company_id, a.job_id, a.seeker_id, current_date, at, case when a.status = 'hired' then 'accepted' else 'declined' end,
     at, at
   from applications a cross join lateral (select a.applied_at + interval '90 hours' as at) moments
   where abs(hashtext(a.id::text)) % 8 < 3`,
];
