import type { App } from '#tests/support/app.ts';
import { NOW } from './market.ts';

/** Adds what the market lacks: messages, interviews and offers of all kinds, notices, searches with clicks, API calls. */
export async function fillMoreSubjects(app: App): Promise<void> {
  await app.services.database.fork().transactional(async (em) => {
    for (const statement of STATEMENTS) await em.execute(statement);
  });
}

const id = 'gen_random_uuid()';
const of = (...values: string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(',')}])[1 + floor(random() * ${values.length})::int]`;
const ago = (days: number) =>
  `date_trunc('second', timestamptz '${NOW}' - random() * interval '${days} days')`;
const part = (share: number) => `(random() < ${share})`;
/** A number that belongs to an application. */
const lot = (most: number, salt = '') => `abs(hashtext(a.id::text || '${salt}')) % ${most}`;

const COMMON = (kind: string, text: string) => `insert into common_searches (kind, text)
  select '${kind}', ${text} from searches where user_id is not null and ${text} <> ''
  group by 2 having count(distinct user_id) >= 5`;

const STATEMENTS = [
  `select setseed(0.24)`,
  // One person's name, which four people have searched for in two spellings, and five others with a place.
  `insert into searches (id, user_id, words, filters, results, searched_at)
   select ${id}, u.id, case when n % 2 = 0 then 'Ravi Shankar 98100' else 'ravi shankar 98100' end,
     case when n < 4 then '{"location": "Behind the mill"}' else '{"category": "sales"}' end::jsonb, 3, ${ago(80)}
   from generate_series(0, 8) n join users u on u.email = 'p' || (1 + n % 4) || '@market.example'`,
  COMMON('words', 'lower(words)'),
  COMMON('place', `lower(btrim(filters ->> 'location'))`),
  `insert into job_views (id, job_id, user_id, source, viewed_at, position, words)
   select ${id}, j.id, null, 'search', ${ago(400)}, case when random() < 0.9 then 1 + floor(random() * random() * 40)::int end,
     ${of('Java', 'java', 'driver', 'Ravi Shankar 98100')}
   from generate_series(1, 300) g join (select row_number() over (order by posted_at, title) as n, id from jobs) j on j.n = 1 + g % 200`,
  `update jobs set skills = case abs(hashtext(id::text)) % 4 when 0 then array['Java', ' SQL ', 'sql'] when 1 then array['Driving'] when 2 then array['java', 'Welding'] else '{}' end`,
  `update seeker_profiles set skills = case abs(hashtext(user_id::text)) % 3 when 0 then array['JAVA', 'Driving'] when 1 then array['sql'] else '{}' end,
     technical_skills = case when abs(hashtext(user_id::text)) % 5 = 0 then array['java'] else '{}' end,
     functional_skills = (select case when email ~ '^p[1-4]@' then array['Falconry'] when email ~ '^p[5-8]@' then array['Juggling'] else '{}' end from users where id = user_id)`,
  `insert into saved_jobs (user_id, job_id, saved_at)
   select distinct on (u.id, j.id) u.id, j.id, ${ago(300)} from generate_series(1, 500) g
   join users u on u.email = 'p' || (1 + g % 97) || '@market.example'
   join (select row_number() over (order by posted_at, title) as n, id from jobs) j on j.n = 1 + (g * 7) % 150`,
  `insert into alert_runs (id, alert_id, ran_at, matches, mailed)
   select ${id}, al.id, al.created_at + n * interval '3 days', floor(random() * 9)::int, ${part(0.9)} from alerts al cross join generate_series(1, 2) n`,
  `insert into job_reports (id, job_id, reporter_id, reason, created_at, resolved_at)
   select distinct on (j.id, u.id) ${id}, j.id, u.id, ${of('fee', 'fake', 'other')}, at, case when random() < 0.7 then at + random() * interval '9 days' end
   from (select n, ${ago(400)} as at from generate_series(1, 120) n) made
   join users u on u.email = 'p' || (1 + made.n % 31) || '@market.example'
   join (select row_number() over (order by posted_at, title) as n, id from jobs) j on j.n = 1 + made.n % 40`,
  `insert into notifications (id, user_id, kind, created_at, read_at)
   select ${id}, u.id, ${of('message_received', 'job_expiring', 'offer_changed')}, at, case when random() < 0.6 then at + random() * interval '60 days' end
   from (select n, ${ago(300)} as at from generate_series(1, 500) n) made join users u on u.email = 'p' || (1 + n % 120) || '@market.example'`,
  `insert into outbox (id, user_id, kind, recipient, subject, body_text, body_html, created_at, sent_at, failed_at)
   select ${id}, null, case when random() < 0.7 then ${of('message_received', 'job_alert_matched')} end, case when n % 3 = 0 then '' else 'x' end, '', '', '', at,
     case when n % 5 > 0 then at + random() * interval '40 minutes' end, case when n % 5 = 0 and n % 2 = 0 then at + random() * interval '40 days' end
   from (select n, ${ago(200)} as at from generate_series(1, 300) n) made`,
  `insert into conversations (application_id, company_id, seeker_id, last_at)
   select a.id, a.company_id, a.seeker_id, a.applied_at from applications a where ${lot(5)} = 0`,
  `insert into message_batches (id, company_id, body, application_ids, remaining_ids, created_at, undo_until)
   select ${id}, id, 'b', '{}', '{}', created_at, created_at from companies order by slug limit 1`,
  `insert into messages (id, application_id, side, batch_id, body, asks_for_money, sent_at)
   select ${id}, a.id, said.side, case when said.side = 'company' and ${lot(4, 'b')} = n % 4 then (select id from message_batches) end, 'secret', false,
     a.applied_at + n * interval '31 hours' + ${lot(50, 't')} * interval '1 hour'
   from applications a join conversations on application_id = a.id cross join generate_series(1, 5) n
     cross join lateral (select case when abs(hashtext(a.id::text || n)) % 5 < 3 then 'applicant' else 'company' end as side) said
   where n <= 1 + ${lot(5, 'm')}`,
  `insert into interviews (id, application_id, company_id, job_id, seeker_id, kind, title, minutes, buffer, time_zone,
     status, cancelled_by, starts_at, ends_at, created_at, updated_at)
   select ${id}, a.id, a.company_id, a.job_id, a.seeker_id, case when made.status = 'booked' then 'walk_in' else made.kind end, 't', 30, 0, 'Asia/Kolkata',
     made.status, case when made.status = 'cancelled' then ${of('company', 'applicant', 'ended')} end, timed.starts, timed.starts + interval '30 minutes', a.applied_at,
     case when made.status in ('held', 'missed') then timed.starts + random() * interval '60 days' else a.applied_at end
   from applications a cross join lateral (select a.applied_at + interval '1 day' + ${lot(300, 'i')} * interval '1 hour' as at,
     (array['held', 'missed', 'cancelled', 'proposed', 'booked'])[1 + ${lot(5, 's')}] as status, (array['video', 'walk_in'])[1 + ${lot(2, 'k')}] as kind) made
     cross join lateral (select case made.status when 'proposed' then null when 'booked' then timestamptz '${NOW}' + interval '1 day' else made.at end as starts) timed
   where ${lot(4, 'v')} = 0`,
  `insert into application_events (id, application_id, kind, at, data)
   select ${id}, i.application_id, step.kind, step.at, jsonb_build_object('interview', i.id) from interviews i cross join lateral (values
     ('interview_booked', i.created_at + (abs(hashtext(i.id::text)) % 90) * interval '1 hour', i.starts_at is not null and i.kind <> 'phone'),
     ('interview_cancelled', i.starts_at - interval '1 hour' + (abs(hashtext(i.id::text)) % 3) * interval '40 days', i.status = 'cancelled')) step (kind, at, is_so)
   where step.is_so`,
  `insert into offers (id, application_id, company_id, job_id, seeker_id, expires_on, expires_at, status, withdrawn_by, sent_at, ended_at)
   select ${id}, a.id, a.company_id, a.job_id, a.seeker_id, current_date, moments.at, moments.status, case when moments.status = 'withdrawn' then 'company' end, moments.at,
     case when moments.status <> 'sent' then moments.at + ${lot(70, 'e')} * interval '17 hours' end
   from applications a cross join lateral (select a.applied_at + ${lot(40, 'o')} * interval '11 hours' as at,
     (array['sent', 'accepted', 'declined', 'expired', 'withdrawn'])[1 + ${lot(5, 'f')}] as status) moments
   where ${lot(3, 'w')} = 0`,
  `insert into api_keys (id, company_id, name, prefix, key_hash, scopes, created_at, expires_at)
   select ${id}, case when n < 3 then (select id from companies order by slug offset n limit 1) end, 'Key ' || n, 'kmb_' || n, decode(md5(n::text), 'hex'), '{jobs:read}', '2026-01-01', '2027-01-01'
   from generate_series(1, 4) n`,
  `insert into api_key_calls (starts_at, key_id, outcome, calls)
   select date_bin('15 minutes', ${ago(300)}, '2026-01-01'), k.id, ${of('answered', 'answered', 'refused', 'limited', 'failed')}, 1 + floor(random() * 90)::int
   from api_keys k cross join generate_series(1, 60) n on conflict do nothing`,
  // Visits of accounts that were deleted since, and a search that may still be followed by opening a job.
  `update visits set user_id = null where extract(second from began_at)::int % 10 = 0`,
  `insert into searches (id, user_id, words, filters, results, searched_at)
   select ${id}, id, 'Java', '{}', 3, timestamptz '${NOW}' - interval '20 minutes' from users where email = 'p1@market.example'`,
];
