import { statement, type RowOf } from '#server/db/statement.ts';

const OPEN = 'i.accepted_at is null and i.revoked_at is null';

/** $1 the company. How many people the team has and invites. */
export const TEAM_SIZE = statement(
  'team-size',
  `
    select (select count(*)::int from company_members m where m.company_id = $1) +
      (select count(*)::int from team_invitations i where i.company_id = $1 and ${OPEN}) as size`,
);

/** $1 the company, $2 the address, $3 since when. Emails of the last day, to this address and by this company. */
export const SENT = statement(
  'team-invitations-sent',
  `
    select coalesce(sum(i.sends) filter (where i.company_id = $1), 0)::int as "byCompany!",
      coalesce(sum(i.sends) filter (where i.email = $2), 0)::int as "toAddress!"
    from team_invitations i where i.sent_at > $3 and (i.company_id = $1 or i.email = $2)`,
);

/** $1 the company, $2 the address. */
export const IS_MEMBER = statement(
  'team-has-address',
  `
    select m.id from company_members m join users u on u.id = m.user_id
    where m.company_id = $1 and u.email = $2`,
);

/** $1 the company, $2 the address. */
export const OPEN_INVITATION = statement(
  'team-open-invitation',
  `
    select i.id, i.expires_at as "expiresAt" from team_invitations i
    where i.company_id = $1 and i.email = $2 and ${OPEN}`,
);

/**
 * $1 id, $2 company, $3 address, $4 role, $5 jobs, $6 the hash of the token, $7 who invites, $8 now, $9 until when.
 */
export const ADD_INVITATION = statement(
  'team-add-invitation',
  `
    insert into team_invitations
      (id, company_id, email, role, job_ids, token_hash, invited_by, invited_at, sent_at, expires_at)
    values ($1, $2, $3, $4, $5::uuid[], $6, $7, $8, $8, $9)`,
);

/** $1 the company, $2 the invitation. */
export const INVITATION = statement(
  'team-invitation',
  `
    select i.id, i.email, i.role from team_invitations i
    where i.company_id = $1 and i.id = $2 and ${OPEN} for update`,
);

/** $1 the invitation, $2 the hash of the new token, $3 now, $4 until when. The link of the earlier email ends. */
export const RENEW_INVITATION = statement(
  'team-renew-invitation',
  `
    update team_invitations set token_hash = $2, sent_at = $3, expires_at = $4,
      sends = case when sent_at > $3::timestamptz - interval '1 day' then sends + 1 else 1 end
    where id = $1`,
);

/** $1 the invitation, $2 now. */
export const REVOKE_INVITATION = statement(
  'team-revoke-invitation',
  'update team_invitations set revoked_at = $2 where id = $1',
);

/** $1 the hash of the token. */
export const BY_TOKEN = statement(
  'team-invitation-by-token',
  `
    select i.id, i.company_id as "companyId", i.email, i.role, i.job_ids as "jobIds", i.invited_by as "invitedBy",
      i.expires_at as "expiresAt", i.accepted_at as "acceptedAt", i.revoked_at as "revokedAt",
      c.name as "companyName", nullif(trim(u.first_name || ' ' || u.last_name), '') as "inviterName",
      p.id as "accountId", p.role as "accountRole"
    from team_invitations i join companies c on c.id = i.company_id and c.deleted_at is null
    left join users u on u.id = i.invited_by and u.deleted_at is null
    left join users p on p.email = i.email and p.deleted_at is null
    where i.token_hash = $1`,
);
export type OpenedInvitation = RowOf<typeof BY_TOKEN>;

/** $1 the invitation, $2 now. If a link is used twice at once, only one use succeeds. */
export const USE_INVITATION = statement(
  'team-use-invitation',
  `
    update team_invitations i set accepted_at = $2
    where i.id = $1 and ${OPEN} and i.expires_at > $2 returning i.id`,
);
