import type { PreparedRead } from '#server/db/database.ts';

/** More than can be paged through: only so many are counted. */
export const COUNTED_MAX = 10_000;

/** Whoever has changed the log behind our back may have left anything in its place. */
const ID = String.raw`^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`;

const NAME = `nullif(trim(u.first_name || ' ' || u.last_name), '')`;

/** The long way to the names is gone for one page only. */
const SHOWN = `
  e.id::text, e.at, e.action, e.ip, e.request_id as "requestId",
  case when jsonb_typeof(e.before) = 'object' then e.before end as before,
  case when jsonb_typeof(e.after) = 'object' then e.after end as after,
  encode(e.previous_hash, 'hex') as "previousHash", encode(e.hash, 'hex') as hash,
  case e.actor_kind
    when 'user' then coalesce(
      (select json_build_object('kind', 'user', 'id', u.id, 'name', ${NAME},
        'email', case when u.deleted_at is null then u.email end) from users u where u.id = e.actor_id),
      json_build_object('kind', 'user', 'id', e.actor_id, 'name', null, 'email', null))
    else json_build_object('kind', e.actor_kind, 'id', e.actor_id,
      'name', (select k.name from api_keys k where k.id = e.actor_id), 'email', null)
  end as actor,
  case when e.subject_kind is not null then json_build_object('kind', e.subject_kind,
    'id', coalesce(e.subject_id, ''), 'name', case e.subject_kind
      when 'job' then (select j.title from jobs j where j.id = s.id)
      when 'company' then (select c.name from companies c where c.id = s.id)
      when 'user' then (select ${NAME} from users u where u.id = s.id)
      when 'application' then (select a.name || ' – ' || j.title
        from applications a join jobs j on j.id = a.job_id where a.id = s.id)
      when 'report' then (select r.name from analytics_reports r where r.id = s.id and r.is_shared)
      when 'dashboard' then (select d.name from analytics_dashboards d where d.id = s.id and d.is_shared)
      when 'api_key' then (select k.name from api_keys k where k.id = s.id)
    end)
  end as subject`;

const SUBJECT = `cross join lateral (
  select case when e.subject_id ~ '${ID}' then e.subject_id::uuid end as id) s`;

/** $8 is the pattern of $1. */
const SEARCHED = `
  (e.ip = $1 or e.request_id = $1 or e.subject_id = $1 or '#' || e.id = $1
    or e.actor_id in (select u.id from users u
      where u.first_name || ' ' || u.last_name ilike $8 or u.email ilike $8)
    or e.subject_id in (
      select j.id::text from jobs j where j.title ilike $8
      union all select c.id::text from companies c where c.name ilike $8
      union all select u.id::text from users u
        where u.first_name || ' ' || u.last_name ilike $8 or u.email ilike $8))`;

const CONDITIONS = {
  search: SEARCHED,
  action: 'e.action = $2',
  actorId: 'e.actor_id = $3::uuid',
  subjectKind: 'e.subject_kind = $4',
  subjectId: 'e.subject_id = $5',
  from: 'e.at >= $6::date::timestamp at time zone $9::text',
  to: 'e.at < ($7::date + 1)::timestamp at time zone $9::text',
} as const;

export type Condition = keyof typeof CONDITIONS;

/** Of what is not asked for nothing is said, so that what is asked for finds its index. */
const UNASKED = `
  ($1::text is null or true) and ($2::text is null or true) and ($3::uuid is null or true)
  and ($4::text is null or true) and ($5::text is null or true) and ($6::date is null or true)
  and ($7::date is null or true) and ($8::text is null or true) and ($9::text is null or true)`;

const wanted = (asked: readonly Condition[]) =>
  [UNASKED, ...asked.map((name) => CONDITIONS[name])].join(' and ');

/**
 * $1 search, $2 action, $3 actor, $4 and $5 subject, $6 and $7 the first and the last day, $8 the pattern of $1,
 * $9 whose days these are, $10 the last entry seen, $11 limit, $12 offset. How many there are comes with every row,
 * and alone where the page is empty.
 */
export function activityRead(asked: readonly Condition[]): PreparedRead {
  const where = `from activity_log e where ${wanted(asked)}`;
  return {
    name: `activity-${asked.join('-')}`,
    text: `
      select (select count(*)::int from (select 1 ${where} limit ${COUNTED_MAX + 1}) counted) as total, found.*
      from (select 1) always left join (
        select ${SHOWN} from (
          select e.* ${where} and ($10::bigint is null or e.id < $10)
          order by e.id desc limit $11 offset $12
        ) e ${SUBJECT}
      ) found on true
      order by found.id::bigint desc`,
  };
}

/** $1 and $2 the first and the last day, $3 whose days these are, $4 the last entry seen, $5 limit: the oldest first. */
export const EXPORTED: PreparedRead = {
  name: 'activity-exported',
  text: `
    select ${SHOWN} from (
      select e.* from activity_log e
      where ($1::date is null or e.at >= $1::date::timestamp at time zone $3::text)
        and ($2::date is null or e.at < ($2::date + 1)::timestamp at time zone $3::text)
        and e.id > $4::bigint
      order by e.id limit $5
    ) e ${SUBJECT}
    order by e.id`,
};
