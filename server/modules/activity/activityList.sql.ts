import { json, statement, statementFamily } from '#server/db/statement.ts';
import type { Facts } from './activity.type.ts';
import type { ActivityActor, ActivitySubject } from './activityEntry.type.ts';

/** Totals are counted up to this number, which is more than anyone pages through. */
export const COUNTED_MAX = 10_000;

/** An entry that was tampered with can contain any text instead of an id. */
const ID = String.raw`^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`;

const NAME = `nullif(trim(u.first_name || ' ' || u.last_name), '')`;

/** Names are looked up only for the entries of one page. */
const SHOWN = `
  e.id::text as "id!", e.at as "at!", e.action as "action!", e.ip, e.request_id as "requestId",
  case when jsonb_typeof(e.before) = 'object' then e.before end as before,
  case when jsonb_typeof(e.after) = 'object' then e.after end as after,
  encode(e.previous_hash, 'hex') as "previousHash", encode(e.hash, 'hex') as "hash!",
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
      when 'segment' then (select g.name from analytics_segments g where g.id = s.id and g.is_shared)
      when 'api_key' then (select k.name from api_keys k where k.id = s.id)
    end)
  end as subject`;

const shown = json<{
  before: Facts | null;
  after: Facts | null;
  actor: ActivityActor;
  subject: ActivitySubject | null;
}>();

const SUBJECT = `cross join lateral (
  select case when e.subject_id ~ '${ID}' then e.subject_id::uuid end as id) s`;

/** $1 the search text, $8 its `like` pattern. */
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

/** Types the unused parameters without adding conditions, so that the conditions in use can use their indexes. */
const UNASKED = `
  ($1::text is null or true) and ($2::text is null or true) and ($3::uuid is null or true)
  and ($4::text is null or true) and ($5::text is null or true) and ($6::date is null or true)
  and ($7::date is null or true) and ($8::text is null or true) and ($9::text is null or true)`;

const wanted = (asked: readonly Condition[]) =>
  [UNASKED, ...asked.map((name) => CONDITIONS[name])].join(' and ');

/**
 * $1 search, $2 action, $3 actor, $4 and $5 subject, $6 and $7 first and last day, $8 the `like` pattern of $1, $9
 * time zone of the days, $10 the last entry seen, $11 limit, $12 offset. Every row carries the total; an empty page
 * is one row with only the total.
 */
export const ENTRIES_ASKED = statementFamily('activity', {
  text: (asked: readonly Condition[]) => {
    const where = `from activity_log e where ${wanted(asked)}`;
    return `
      select (select count(*)::int from (select 1 ${where} limit ${COUNTED_MAX + 1}) counted) as "total!", found.*
      from (select 1) always left join (
        select ${SHOWN} from (
          select e.* ${where} and ($10::bigint is null or e.id < $10)
          order by e.id desc limit $11 offset $12
        ) e ${SUBJECT}
      ) found on true
      order by found."id!"::bigint desc`;
  },
  key: (asked) => asked.join('-'),
  examples: [[], Object.keys(CONDITIONS) as Condition[]],
  ...shown,
});

/** $1 and $2 first and last day, $3 time zone of the days, $4 the last entry seen, $5 limit. Oldest first. */
export const EXPORTED = statement(
  'activity-exported',
  `
    select ${SHOWN} from (
      select e.* from activity_log e
      where ($1::date is null or e.at >= $1::date::timestamp at time zone $3::text)
        and ($2::date is null or e.at < ($2::date + 1)::timestamp at time zone $3::text)
        and e.id > $4::bigint
      order by e.id limit $5
    ) e ${SUBJECT}
    order by e.id`,
  shown,
);
