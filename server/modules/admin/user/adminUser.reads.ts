import type { PreparedRead } from '#server/db/database.ts';

/** Of M018Users: what is searched, to the letter. */
const TEXT = `lower(u.first_name || ' ' || u.last_name || ' ' || u.email)`;

/** $1 now: a suspension whose end has come is none. */
const STATUS = `case when u.status = 'suspended' and u.suspended_until <= $1::timestamptz then 'active' else u.status end`;

const SUSPENDED = `${STATUS} = 'suspended'`;

const COLUMNS = `
  u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.phone, u.role, u.locale,
  ${STATUS} as status, u.email_verified_at is not null as "isVerified",
  case when ${SUSPENDED} then u.suspended_until end as "suspendedUntil",
  case when ${SUSPENDED} then u.suspended_reason end as "suspendedReason",
  u.google_subject is not null as "signsInWithGoogle", u.last_login_at as "lastLoginAt",
  u.created_at as "createdAt",
  (select json_build_object('id', c.id, 'name', c.name, 'adminStatus', c.admin_status)
    from companies c where c.id = u.company_id and c.deleted_at is null) as company`;

/** More than can be paged through: of those with some words only so many are counted. */
export const COUNTED_MAX = 10_000;
export const WORDS_MAX = 4;

/** What is asked for, as far as a plan depends on it. */
interface Asked {
  role: boolean;
  status: boolean;
  verified: boolean;
  words: number;
}

/** All of it stands in an index of its own, except the words. */
function filterOf({ role, status, verified }: Asked): string {
  return `u.deleted_at is null and ${role ? 'u.role = $2' : '$2::text is null'}
    and ${status ? `${STATUS} = $3` : '$3::text is null'}
    and ${verified ? '(u.email_verified_at is not null) = $4' : '$4::boolean is null'}`;
}

const BEHIND = (row: string) =>
  `($5::timestamptz is null or (${row}.created_at, ${row}.id) < ($5, $6::uuid))`;
const ORDER = (row: string) => `order by ${row}.created_at desc, ${row}.id desc`;

/**
 * $1 now, $2 role, $3 status, $4 confirmed or not, $5 and $6 the last entry seen, $7 limit, $8 offset, and from $9 on
 * a pattern for each word. How many there are comes with every row, and alone where the page is empty.
 */
export function usersRead(asked: Asked): PreparedRead {
  const { role, status, verified, words } = asked;
  const filter = filterOf(asked);
  const [matching, counted, page] = words > 0 ? someOf(filter, words) : allOf(filter);
  return {
    name: `admin-users-${words}${role ? '-role' : ''}${status ? '-status' : ''}${verified ? '-verified' : ''}`,
    text: `
      with ${matching} page as (${page})
      select (${counted}) as total, found.*
      from (select 1) always left join (select ${COLUMNS} from page join users u using (id)) found on true
      order by found."createdAt" desc, found.id desc`,
  };
}

function allOf(filter: string) {
  return [
    '',
    `select count(*)::int from users u where ${filter}`,
    `select u.id from users u where ${filter} and ${BEHIND('u')} ${ORDER('u')} limit $7 offset $8`,
  ];
}

/** Of so many of the newest, so many with the words make them common. */
const SAMPLE = 1_000;
const COMMON = 500;

/**
 * Rare words are found by their letters and then sorted. Common ones would fill the memory: who has been picked by all
 * else is looked at from the newest on, until there are enough.
 */
function someOf(filter: string, words: number) {
  const fits = Array.from({ length: words }, (_, at) => `${TEXT} like $${at + 9}`).join(' and ');
  // One by one, so that nobody is read who comes after there are enough.
  const walk = (more: string) => `
    (select u.id, u.created_at from users u where ${filter} and ${more} ${ORDER('u')} offset 0) f
    cross join lateral (select from users u where u.id = f.id and ${fits} offset 0) fitting`;
  const common = '(select common from sample)';
  const many = `(select count(*) from matching) > ${COUNTED_MAX}`;
  const direct = `(${many} and (not ${common} or $5::timestamptz is not null))`;
  const most = COUNTED_MAX + 1;
  return [
    `sample as materialized (select count(*) filter (where ${fits}) >= ${COMMON} as common
      from (select * from users where deleted_at is null order by created_at desc, id desc limit ${SAMPLE}) u),
    matching as materialized (
      (select u.id, u.created_at from users u where not ${common} and ${filter} and ${fits} limit ${most})
      union all (select f.id, f.created_at from ${walk(common)} limit ${most})),`,
    'select count(*)::int from matching',
    `(select m.id from matching m where not ${direct} and ${BEHIND('m')} ${ORDER('m')} limit $7 offset $8)
      union all
      (select f.id from ${walk(`${direct} and ${BEHIND('u')}`)} limit $7 offset $8)`,
  ];
}

/** $1 now, $2 the users. */
export const USERS_BY_ID: PreparedRead = {
  name: 'admin-users-by-id',
  text: `select ${COLUMNS} from users u where u.id = any($2::uuid[]) and u.deleted_at is null`,
};

/** $1 the users. */
export const FIGURES: PreparedRead = {
  name: 'admin-user-figures',
  text: `
    select u.id,
      (select count(*)::int from jobs j where j.company_id = u.company_id and j.deleted_at is null) as jobs,
      (select count(*)::int from applications a where a.seeker_id = u.id) as "applicationsSent",
      (select count(*)::int from applications a join jobs j on j.id = a.job_id
        where j.company_id = u.company_id) as "applicationsReceived"
    from users u where u.id = any($1::uuid[])`,
};

/** One who is changed, and, where an administrator is among them, all who administer: always in the order of their ids. */
export const LOCK_USERS = `
  select u.id, u.email, u.first_name as "firstName", u.role, u.locale, u.status,
    u.suspended_until as "suspendedUntil", u.email_verified_at is not null as "isVerified"
  from users u
  where u.deleted_at is null and (u.id = any(?::uuid[]) or (u.role = 'admin' and exists (
    select from users t where t.id = any(?::uuid[]) and t.role = 'admin' and t.deleted_at is null)))
  order by u.id for update`;

/** When, when; the users. */
export const VERIFY = `update users set email_verified_at = ?, updated_at = ? where id = any(?::uuid[])`;

/** Until when, why, when; the users. */
export const SUSPEND = `
  update users set status = 'suspended', suspended_until = ?, suspended_reason = ?, updated_at = ?
  where id = any(?::uuid[])`;

/** When; the users. */
export const UNSUSPEND = `
  update users set status = 'active', suspended_until = null, suspended_reason = null, updated_at = ?
  where id = any(?::uuid[])`;

/** A session is cut and stays to be looked up: whoever comes with it is told why (M018Users tells open pages). */
export const CUT_SESSIONS = `
  update sessions set expires_at = ? where user_id = any(?::uuid[]) and expires_at > ?`;

export const REVOKE_KEYS = `
  update api_keys set revoked_at = ? where created_by = any(?::uuid[]) and revoked_at is null`;

export const HAS_HISTORY = `
  select u.company_id is not null or exists (select from applications a where a.seeker_id = u.id) as "hasHistory"
  from users u where u.id = ?`;
