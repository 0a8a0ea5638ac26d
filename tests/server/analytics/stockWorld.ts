import type { Chance } from '#server/db/seeds/chance.ts';
import type { App } from '#tests/support/app.ts';

/** The stocks at the moment `$now`, counted by hand: each by its state and by a group. */
const STANDING = `case when c.deleted_at <= $now then 'closed' when j.admin_status <> 'approved' then j.admin_status
  when c.admin_status <> 'approved' then c.admin_status when j.status = 'closed' then 'closed'
  when j.application_deadline <= $now then 'expired' else 'live' end`;
const OF_JOBS = `from jobs j join companies c on c.id = j.company_id where (j.deleted_at is null or j.deleted_at > $now)`;
export const JOBS = `select count(*)::int as count, ${STANDING} as standing, j.admin_status as approval,
    (select slug from categories where id = j.category_id) as "group"
  ${OF_JOBS} group by 2, 3, 4`;
export const LIVE_IDS = `select j.id ${OF_JOBS} and ${STANDING} = 'live'`;
export const COMPANIES = `select count(*)::int as count, admin_status as standing, null as "group" from companies
  where deleted_at is null or deleted_at > $now group by 2`;
export const ACCOUNTS = `select count(*)::int as count, role as "group",
  case when status = 'suspended' and suspended_until <= $now then 'active' else status end as standing
  from users where deleted_at is null or deleted_at > $now group by 2, 3`;
/** The state follows from the timeline, because some events of the market are still to come. */
export const APPLICATIONS = `select count(*)::int as count, coalesce((select e.kind from application_events e where e.application_id = a.id
    and e.kind in ('reviewed', 'shortlisted', 'rejected', 'hired') and e.at <= $now order by e.at desc limit 1), 'pending') as standing,
  (select slug from categories where id = j.category_id) as "group"
  from applications a join jobs j on j.id = a.job_id where a.applied_at <= $now and not exists (
    select from application_events e where e.application_id = a.id and e.kind = 'withdrawn' and e.at <= $now) group by 2, 3`;

/** What is approved, closed or decided right now. */
export const REACHED = `select 'approved' as what, id::text from jobs where admin_status = 'approved'
  union all select 'closed', id::text from jobs where status = 'closed'
  union all select 'rejected', id::text from jobs where admin_status = 'rejected'
  union all select 'company', id::text from companies where admin_status = 'approved'`;

/** A random job that is not deleted. */
const job = (more: string) =>
  `(select id from jobs where deleted_at is null and ${more} order by md5(id::text || $seed) limit 1)`;

/** What happens on a site at the moment `$at`, the most likely first. */
const CHANGES: readonly string[] = [
  `update jobs set admin_status = 'approved', updated_at = $at where id = ${job(`admin_status = 'pending'`)}`,
  `update jobs set admin_status = 'rejected', updated_at = $at where id = ${job(`admin_status in ('pending', 'approved')`)}`,
  `update jobs set admin_status = 'suspended', updated_at = $at where id = ${job(`admin_status = 'approved'`)}`,
  `update jobs set admin_status = 'approved', updated_at = $at where id = ${job(`admin_status = 'suspended'`)}`,
  `update jobs set status = 'closed', closed_at = $at, updated_at = $at where id = ${job(`status = 'active'`)}`,
  `update jobs set status = 'active', closed_at = null, updated_at = $at where id = ${job(`status = 'closed'`)}`,
  `update jobs set application_deadline = $at::timestamptz + interval '40 hours', updated_at = $at where id = ${job('true')}`,
  `update jobs set application_deadline = null, status = 'active', updated_at = $at where id = ${job('application_deadline < $at')}`,
  `update jobs set deleted_at = $at, updated_at = $at where id = ${job('true')}`,
  `update jobs set deleted_at = null, updated_at = $at where id = (select id from jobs where deleted_at >= $at::timestamptz - interval '2 days' limit 1)`,
  `update jobs set views = views + 1 where id = ${job('true')}`,
  `insert into jobs (id, company_id, category_id, title, description, description_html, type, industry, admin_status, application_deadline, posted_at, created_at, updated_at)
   select gen_random_uuid(), company_id, category_id, title, '', '', type, industry, 'pending', $at::timestamptz + interval '60 hours', $at, $at, $at
   from jobs where id = ${job('true')}`,
  `update companies set admin_status = 'suspended', updated_at = $at where id = (select id from companies
    where deleted_at is null and admin_status = 'approved' order by md5(id::text || $seed) limit 1)`,
  `update companies set admin_status = 'approved', updated_at = $at, approved_at = $at where id = (select id from companies
    where deleted_at is null and admin_status <> 'approved' order by md5(id::text || $seed) limit 1)`,
  `update users set status = 'suspended', suspended_until = $at::timestamptz + interval '30 hours', updated_at = $at where id = (
    select id from users where deleted_at is null and status = 'active' order by md5(id::text || $seed) limit 1)`,
  `update users set status = 'active', suspended_until = null, updated_at = $at where id = (
    select id from users where deleted_at is null and status = 'suspended' order by md5(id::text || $seed) limit 1)`,
  `update users set deleted_at = $at, updated_at = $at where id = (
    select id from users where deleted_at is null order by md5(id::text || $seed) limit 1)`,
  `insert into users (id, email, role, created_at, updated_at) values (gen_random_uuid(), md5($seed || $at) || '@new.example', 'job_seeker', $at, $at)`,
  ...['reviewed', 'shortlisted', 'rejected', 'hired'].map(
    (status) => `with moved as (
      update applications set status = '${status}', status_changed_at = $at where withdrawn_at is null and status <> '${status}' and id = (
        select a.id from applications a where a.withdrawn_at is null and not exists (
          select from application_events e where e.application_id = a.id and (e.at > $at or e.kind = 'withdrawn')) order by md5(a.id::text || $seed) limit 1)
      returning id)
    insert into application_events (id, application_id, kind, at) select gen_random_uuid(), id, '${status}', $at from moved`,
  ),
  `with gone as (
    update applications set withdrawn_at = $at where id = (select a.id from applications a where a.withdrawn_at is null and not exists (
      select from application_events e where e.application_id = a.id and (e.at > $at or e.kind = 'withdrawn')) order by md5(a.id::text || $seed) limit 1)
    returning id)
  insert into application_events (id, application_id, kind, at) select gen_random_uuid(), id, 'withdrawn', $at from gone`,
];

export async function changeSomething(app: App, chance: Chance, at: string): Promise<void> {
  const sql = chance
    .pick(CHANGES)
    .replaceAll('$at', `timestamptz '${at}'`)
    .replaceAll('$seed', `'${chance.fraction()}'`);
  await app.services.database.fork().execute(sql);
}
