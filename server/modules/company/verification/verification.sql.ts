import { anyId, json, statement } from '#server/db/statement.ts';
import { VERIFIED, type VerifiedFacts } from '#server/modules/company/verified.loaders.ts';
import type { VerificationDocument } from './verification.type.ts';

const ENTRY = `v.id as "id!", v.company_id as "companyId!", v.kind as "kind!", v.status as "status!",
  v.value as "value!", v.email, v.submitted_at as "submittedAt!", v.decided_at as "decidedAt",
  v.verified_at as "verifiedAt", v.note, v.removal_reason as "removalReason",
  case when f.id is null then null else json_build_object('id', f.id, 'name', f.name, 'size', f.size,
    'mediaType', f.media_type) end as document`;

/** $1 the companies. Returns, for each kind, the pending, the verified and the latest entry. */
export const VERIFICATIONS = statement(
  'verifications-of-companies',
  `
    select ${ENTRY} from (
      select *, row_number() over (partition by company_id, kind order by submitted_at desc, id desc) as place
      from company_verifications where company_id = any($1::uuid[])
    ) v left join files f on f.id = v.file_id and f.deleted_at is null
    where v.status in ('pending', 'verified') or v.place = 1
    order by array_position(array['domain', 'gstin', 'cin'], v.kind), v.submitted_at`,
  json<{ document: Omit<VerificationDocument, 'url'> | null }>(),
);

/** $1 the companies whose rows were read without these facts. */
export const PUBLIC_FACTS_BY_COMPANY = statement(
  'verified-companies',
  `select c.id, ${VERIFIED} as verification from companies c where c.id = ${anyId('$1')}`,
  json<{ verification: VerifiedFacts | null }>(),
);

/** $1 the verification, $2 the file, $3 the person: an administrator, or an employer of the company. */
export const DOCUMENT_READER = statement(
  'verification-document-reader',
  `
    select 1 as found from company_verifications v join users u on u.id = $3
    where v.id = $1 and v.file_id = $2 and u.status = 'active' and u.deleted_at is null
      and (u.role = 'admin' or exists (select from company_members m
        where m.company_id = v.company_id and m.user_id = u.id and m.role = 'owner'))`,
);

/** $1 the hash of the token. */
export const LINK_BY_HASH = statement(
  'work-email-link',
  `
    select l.email, l.used_at as "usedAt", l.expires_at as "expiresAt", c.name as "companyName", c.website
    from work_email_links l join companies c on c.id = l.company_id and c.deleted_at is null
    where l.token_hash = $1`,
);

/** $1 the start of the company's window, $2 the company, $3 the start of the address's window, $4 the address. */
export const MAILS_SENT = statement(
  'work-email-mails-sent',
  `
    select
      (select count(*)::int from work_email_links where created_at > $1 and company_id = $2) as "byCompany!",
      (select count(*)::int from work_email_links where created_at > $3 and email = $4) as "toAddress!"`,
);
