import { json, statement, statementFamily } from '#server/db/statement.ts';
import type { AdminUserCompany } from './adminUser.type.ts';

/** The text that is searched. Must match the index of M018Users exactly. */
const TEXT = `lower(u.first_name || ' ' || u.last_name || ' ' || u.email)`;

/** $1 now. An expired suspension no longer counts. */
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

interface Company {
  company: AdminUserCompany | null;
}

/** Counting stops here for a search, because no one can page through more. */
export const COUNTED_MAX = 10_000;
export const WORDS_MAX = 4;

/** The parts of the request that affect the query plan. */
interface UserListPlan {
  role: boolean;
  status: boolean;
  verified: boolean;
  words: number;
}

/** Every filter except the search words has its own index. */
function filterOf({ role, status, verified }: UserListPlan): string {
  return `u.deleted_at is null and ${role ? 'u.role = $2' : '$2::text is null'}
    and ${status ? `${STATUS} = $3` : '$3::text is null'}
    and ${verified ? '(u.email_verified_at is not null) = $4' : '$4::boolean is null'}`;
}

const BEHIND = (row: string) =>
  `($5::timestamptz is null or (${row}.created_at, ${row}.id) < ($5, $6::uuid))`;
const ORDER = (row: string) => `order by ${row}.created_at desc, ${row}.id desc`;

function allOf(filter: string) {
  return [
    '',
    `select count(*)::int from users u where ${filter}`,
    `select u.id from users u where ${filter} and ${BEHIND('u')} ${ORDER('u')} limit $7 offset $8`,
  ];
}

/** The words count as common if this many of the newest users match. */
const SAMPLE = 1_000;
const COMMON = 500;

/**
 * Rare words are found by their index and then sorted. Common words would match too many rows, so the users matching
 * the other filters are checked from the newest on until there are enough.
 */
function someOf(filter: string, words: number) {
  const fits = Array.from({ length: words }, (_, at) => `${TEXT} like $${at + 9}`).join(' and ');
  // One by one, so that no row is read after there are enough.
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

/**
 * $1 now, $2 role, $3 status, $4 verified, $5 and $6 the cursor, $7 limit, $8 offset, and from $9 a pattern for each
 * word. Every row carries the total; an empty page reads it separately.
 */
export const usersRead = statementFamily('admin-users', {
  ...json<Company>(),
  text: (asked: UserListPlan) => {
    const filter = filterOf(asked);
    const [matching, counted, page] = asked.words > 0 ? someOf(filter, asked.words) : allOf(filter);
    return `
      with ${matching} page as (${page})
      select (${counted}) as "total!", found.*
      from (select 1) always left join (select ${COLUMNS} from page join users u using (id)) found on true
      order by found."createdAt" desc, found.id desc`;
  },
  key: ({ role, status, verified, words }) =>
    [words, role && 'role', status && 'status', verified && 'verified']
      .filter((part) => part !== false)
      .join('-'),
  examples: [
    { role: false, status: false, verified: false, words: 0 },
    { role: true, status: true, verified: true, words: WORDS_MAX },
  ],
});

/** $1 now, $2 the users. */
export const USERS_BY_ID = statement(
  'admin-users-by-id',
  `select ${COLUMNS} from users u where u.id = any($2::uuid[]) and u.deleted_at is null`,
  json<Company>(),
);

/** $1 the users. */
export const FIGURES = statement(
  'admin-user-figures',
  `
    select u.id,
      (select count(*)::int from jobs j where j.company_id = u.company_id and j.deleted_at is null) as jobs,
      (select count(*)::int from applications a where a.seeker_id = u.id) as "applicationsSent",
      (select count(*)::int from applications a join jobs j on j.id = a.job_id
        where j.company_id = u.company_id and j.deleted_at is null) as "applicationsReceived"
    from users u where u.id = any($1::uuid[])`,
);

/**
 * Locks the given users ($1) and, if one of them is an administrator, all administrators. Always in the order of their
 * ids.
 */
export const LOCK_USERS = statement(
  'lock-users',
  `
    select u.id, u.email, u.first_name as "firstName", u.role, u.locale, u.status,
      u.suspended_until as "suspendedUntil", u.email_verified_at is not null as "isVerified"
    from users u
    where u.deleted_at is null and (u.id = any($1::uuid[]) or (u.role = 'admin' and exists (
      select from users t where t.id = any($1::uuid[]) and t.role = 'admin' and t.deleted_at is null)))
    order by u.id for update`,
);

/** $1 now, $2 the users. */
export const VERIFY = statement(
  'verify-users',
  'update users set email_verified_at = $1, updated_at = $1 where id = any($2::uuid[])',
);

/** $1 the end, $2 the reason, $3 now, $4 the users. */
export const SUSPEND = statement(
  'suspend-users',
  `
    update users set status = 'suspended', suspended_until = $1, suspended_reason = $2, updated_at = $3
    where id = any($4::uuid[])`,
);

/** $1 now, $2 the users. */
export const UNSUSPEND = statement(
  'unsuspend-users',
  `
    update users set status = 'active', suspended_until = null, suspended_reason = null, updated_at = $1
    where id = any($2::uuid[])`,
);

/**
 * Ends sessions but keeps their rows, so that the answer to the next request gives the reason (M018Users notifies open
 * pages). $1 now, $2 the users.
 */
export const CUT_SESSIONS = statement(
  'end-sessions-of-users',
  // A sign-in with Google that is not complete yet would open another one.
  `with begun as (delete from sign_in_codes where user_id = any($2::uuid[]))
    update sessions set expires_at = $1 where user_id = any($2::uuid[]) and expires_at > $1`,
);

/** $1 now, $2 the users. */
export const REVOKE_KEYS = statement(
  'revoke-keys-of-users',
  'update api_keys set revoked_at = $1 where created_by = any($2::uuid[]) and revoked_at is null',
);

/** $1 the user. */
export const HAS_HISTORY = statement(
  'user-has-history',
  `
    select exists (select from company_members m where m.user_id = u.id)
      or exists (select from applications a where a.seeker_id = u.id) as "hasHistory"
    from users u where u.id = $1`,
);
