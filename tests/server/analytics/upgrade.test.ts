/** @module-tag full */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { Database } from '#server/db/database.ts';
import { Notification } from '#server/modules/notification/notification.entity.ts';
import { FACTS_WRONG } from './factsFromScratch.ts';

const name = `upgrade_${randomBytes(6).toString('hex')}`;

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgres').address });
  await client.connect();
  await client.query(statement);
  await client.end();
}

afterAll(() => administer(`drop database if exists ${name} with (force)`));

/** A site before the upgrade: 300 applications in all statuses, and several sessions. */
const MARKET = `
  insert into users (id, email, role, created_at, updated_at)
    select gen_random_uuid(), n || '@people.example', case n when 1 then 'employer' else 'job_seeker' end, now(), now()
    from generate_series(1, 300) n;
  insert into companies (id, slug, name, industry, admin_status, created_at, updated_at)
    values (gen_random_uuid(), 'lotus', 'Lotus Works', 'technology', 'approved', now(), now());
  insert into jobs (id, company_id, title, description, description_html, type, industry, posted_at, created_at, updated_at)
    select gen_random_uuid(), id, 'Staff Nurse', '', '', 'full_time', 'technology', now(), now(), now() from companies;
  insert into applications (id, job_id, seeker_id, name, email, status, status_changed_at, applied_at)
    select gen_random_uuid(), j.id, u.id, 'Asha', 'asha@mail.example',
      (array['pending', 'reviewed', 'shortlisted', 'rejected', 'hired'])[1 + abs(hashtext(email)) % 5], now(), now()
    from jobs j, users u;
  insert into application_events (id, application_id, kind, at)
    select gen_random_uuid(), id, 'applied', applied_at from applications;
  insert into application_events (id, application_id, kind, at)
    select gen_random_uuid(), id, kind, applied_at + n * interval '1 hour'
    from applications, unnest(array['viewed', 'reviewed', 'shortlisted', 'rejected', 'hired']) with ordinality step(kind, n)
    where abs(hashtext(id::text || kind)) % 3 > 0;
  insert into jobs (id, company_id, title, description, description_html, type, industry, admin_status, status, closed_at, posted_at, created_at, updated_at)
    select '00000000-0000-4000-8000-000000000001', id, 'Cook', '', '', 'full_time', 'technology', 'approved', 'closed', '2026-05-09', '2026-05-01', '2026-05-01', '2026-05-09' from companies;
  insert into activity_log (id, at, actor_kind, action, subject_kind, subject_id, before, after, hash)
    select (select coalesce(max(id), 0) from activity_log) + row_number() over (order by at), at, 'user', action, 'job', '00000000-0000-4000-8000-000000000001', before::jsonb, after::jsonb, sha256(action::bytea)
    from (values ('2026-05-03'::timestamptz, 'job.approve', '{"adminStatus": "pending"}', '{"adminStatus": "approved"}'),
      ('2026-05-05', 'job.suspend', '{"adminStatus": "approved"}', '{"adminStatus": "suspended"}'),
      ('2026-05-06', 'job.reinstate', '{"adminStatus": "suspended"}', '{"adminStatus": "approved"}'),
      ('2026-05-09', 'job.close', '{"status": "active"}', '{"status": "closed"}')) logged(at, action, before, after);
  insert into sessions (id, user_id, token_hash, created_at, last_used_at, expires_at)
    select gen_random_uuid(), id, sha256(email::bytea), now() - interval '2 days',
      now() - interval '2 days' + case when role = 'employer' then interval '9 minutes' else interval '1 day' end,
      now() + interval '5 days' from users where email in ('1@people.example', '2@people.example')`;

test('upgrading an existing site creates its facts, and its visits as far as they are known', async () => {
  await administer(`create database ${name}`);
  const url = Object.assign(new URL(inject('postgres').address), { pathname: `/${name}` }).href;
  const database = await Database.connect({ url, entities: [Notification] });
  const run = <Row extends object>(text: string): Promise<Row[]> =>
    database.orm.em.getConnection().execute(text);
  await database.orm.migrator.up({ to: 'M021JobReports' });
  for (const statement of MARKET.split(';\n')) await run(statement);
  await database.migrate();

  const counts = `select (select count(*) from application_facts)::int as facts,
    (select count(*) from application_facts where decided_at is not null)::int > 100 as decided`;
  expect(await run(counts)).toEqual([{ facts: 300, decided: true }]);
  expect(await run(FACTS_WRONG)).toEqual([]);
  const visits = `select role, round(extract(epoch from last_at - began_at) / 60)::int as minutes
    from visits order by role, began_at`;
  const known = [
    { role: 'employer', minutes: 9 },
    { role: 'job_seeker', minutes: 0 },
    { role: 'job_seeker', minutes: 0 },
  ];
  expect(await run(visits)).toEqual(known);

  // The states that are known of the past, and the subjects whose states are complete from now on.
  const standings = `select standing, to_char(starts_at, 'MM-DD') as day from job_standings
    where job_id = '00000000-0000-4000-8000-000000000001' order by starts_at`;
  expect(await run(standings)).toEqual([
    { standing: 'pending', day: '05-01' },
    { standing: 'live', day: '05-03' },
    { standing: 'suspended', day: '05-05' },
    { standing: 'live', day: '05-06' },
    { standing: 'closed', day: '05-09' },
  ]);
  expect(await run('select name from standings_since order by name')).toEqual([
    { name: 'accounts' },
    { name: 'companies' },
    { name: 'jobs' },
  ]);
  const open = `select count(*)::int as n from application_standings g join applications a on a.id = g.application_id
    where g.ends_at = 'infinity' and g.standing = a.status`;
  expect(await run(open)).toEqual([{ n: 300 }]);

  // Each session continues its last visit.
  await run(`update sessions set last_used_at = last_used_at + interval '20 minutes'`);
  known[0]!.minutes = 29;
  known[2]!.minutes = 20;
  expect(await run(visits)).toEqual(known);
  await database.close();
});
