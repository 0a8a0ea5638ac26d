import { statement } from '#server/db/statement.ts';

/**
 * Whether the creator of a key `k` may still use it: an administrator without a company, or a member of the team of
 * the key's company, which is approved. $2 is now.
 */
export const KEY_IS_USABLE = `
  u.deleted_at is null
  and (u.status = 'active' or u.status = 'suspended' and u.suspended_until <= $2)
  and case when k.company_id is null then u.role = 'admin'
    else u.role = 'employer' and exists (select from company_members t
        where t.company_id = k.company_id and t.user_id = u.id)
      and c.admin_status = 'approved' and c.deleted_at is null end`;

const SHOWN = `
  select k.id, k.name, k.prefix, k.scopes as "storedScopes", k.created_at as "createdAt",
    k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt",
    nullif(trim(maker.first_name || ' ' || maker.last_name), '') as "madeBy",
    nullif(trim(u.first_name || ' ' || u.last_name), '') as "answersForIt",
    k.handed_over_at is not null and (k.rotated_at is null or k.rotated_at < k.handed_over_at) as "wasHandedOver!",
    case when k.previous_until > $2 then k.previous_prefix end as "oldPrefix",
    case when k.previous_until > $2 then k.previous_until end as "oldUntil",
    u.id is not distinct from $3 as "isOwn",
    case when k.revoked_at is not null then 'revoked' when k.expires_at <= $2 then 'expired'
      when (${KEY_IS_USABLE}) is true then 'living' else 'barred' end as state
  from api_keys k
  left join users u on u.id = k.created_by and u.deleted_at is null
  left join users maker on maker.deleted_at is null
    and maker.id = case when k.handed_over_at is null then k.created_by else k.maker_id end
  left join companies c on c.id = k.company_id`;

/** More than anyone reads, and enough for all active keys. */
const SHOWN_MAX = 100;

/**
 * The keys of the company $1, or of the administrators: active ones first, then the newest. $2 now, $3 the caller.
 */
export const KEYS = statement(
  'api-keys',
  `${SHOWN}
    where k.company_id is not distinct from $1::uuid
    order by k.revoked_at is null and k.expires_at > $2 desc, k.created_at desc, k.id desc
    limit ${SHOWN_MAX}`,
);

export const KEY_BY_ID = statement('api-key-by-id', `${SHOWN} where k.id = $1`);

/** How many keys of the company $1, or of the administrators, still work at $2. */
export const COUNT_LIVING_KEYS = statement(
  'living-api-keys',
  `
    select count(*)::int as living from api_keys
    where company_id is not distinct from $1::uuid and revoked_at is null and expires_at > $2`,
);

export const COMPANY_STATUS = statement(
  'api-key-company-status',
  'select admin_status as "adminStatus" from companies where id = $1 and deleted_at is null',
);
