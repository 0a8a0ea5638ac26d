import type { PreparedRead } from '#server/db/database.ts';

const ENTRY = `v.id, v.company_id as "companyId", v.kind, v.status, v.value, v.email,
  v.submitted_at as "submittedAt", v.decided_at as "decidedAt", v.verified_at as "verifiedAt", v.note,
  v.removal_reason as "removalReason",
  case when f.id is null then null else json_build_object('id', f.id, 'name', f.name, 'size', f.size,
    'mediaType', f.media_type) end as document`;

/** $1 the companies. Returns the pending, the verified and the latest entry of each kind. */
export const VERIFICATIONS: PreparedRead = {
  name: 'verifications-of-companies',
  text: `
    select ${ENTRY} from (
      select *, row_number() over (partition by company_id, kind order by submitted_at desc, id desc) as place
      from company_verifications where company_id = any($1::uuid[])
    ) v left join files f on f.id = v.file_id and f.deleted_at is null
    where v.status in ('pending', 'verified') or v.place = 1
    order by array_position(array['domain', 'gstin', 'cin'], v.kind), v.submitted_at`,
};

/** $1 the companies whose rows were read without these facts. */
export const PUBLIC_FACTS_BY_COMPANY = (facts: string): PreparedRead => ({
  name: 'verified-companies',
  text: `select c.id, ${facts} as verification from companies c where c.id = any($1::uuid[])`,
});

/** $1 the verification, $2 the file, $3 the person: an administrator, or an employer of the company. */
export const DOCUMENT_READER: PreparedRead = {
  name: 'verification-document-reader',
  text: `
    select 1 as found from company_verifications v join users u on u.id = $3
    where v.id = $1 and v.file_id = $2 and u.status = 'active' and u.deleted_at is null
      and (u.role = 'admin' or (u.role = 'employer' and u.company_id = v.company_id))`,
};

/** $1 the hash of the token. */
export const LINK_BY_HASH: PreparedRead = {
  name: 'work-email-link',
  text: `
    select l.email, l.used_at as "usedAt", l.expires_at as "expiresAt", c.name as "companyName", c.website
    from work_email_links l join companies c on c.id = l.company_id and c.deleted_at is null
    where l.token_hash = $1`,
};

/** The start of the company's window and the company; the start of the address's window and the address. */
export const MAILS_SENT = `
  select
    (select count(*)::int from work_email_links where created_at > ? and company_id = ?) as "byCompany",
    (select count(*)::int from work_email_links where created_at > ? and email = ?) as "toAddress"`;
