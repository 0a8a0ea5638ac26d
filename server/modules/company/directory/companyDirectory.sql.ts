import { QUICK_ANSWER_DAYS, RESPONSES_SHOWN_FROM } from '#schema/companyResponses.ts';
import { json, statement } from '#server/db/statement.ts';
import { PUBLIC_COLUMNS, type PublicJson } from '../company.service.ts';

const PUBLIC = `c.admin_status = 'approved' and c.deleted_at is null`;

/**
 * $1 a pattern for the name, $2 the industry, $3 verified companies only, $4 those with live jobs only, $5 now,
 * $6 those that answer quickly only, $7 the size.
 */
const FILTERED = `
  ${PUBLIC} and ($1::text is null or c.name ilike $1) and ($2::text is null or c.industry = $2)
  and ($3::boolean is not true or exists (
    select 1 from company_verifications v where v.company_id = c.id and v.status = 'verified'))
  and ($4::boolean is not true or exists (
    select 1 from job_search s where s.company_id = c.id and s.live_until > $5::timestamptz))
  and ($6::boolean is not true or exists (
    select 1 from company_responses r where r.company_id = c.id
      and r.applicants >= ${RESPONSES_SHOWN_FROM} and r.typical_days <= ${QUICK_ANSWER_DAYS}))
  and ($7::text is null or c.size = $7)`;

/** $8 and $9 the key of the last entry on the previous page, $10 limit, $11 offset. */
export const COMPANY_DIRECTORY = statement(
  'company-directory',
  `
    select ${PUBLIC_COLUMNS} from companies c
    where ${FILTERED} and ($8::text is null or (lower(c.name), c.id) > (lower($8), $9::uuid))
    order by lower(c.name), c.id
    limit $10 offset $11`,
  json<PublicJson>(),
);

export const COMPANY_DIRECTORY_COUNT = statement(
  'company-directory-count',
  `select count(*)::int as total from companies c where ${FILTERED}`,
);

export const COMPANY_INDUSTRIES = statement(
  'company-industries',
  `select c.industry, count(*)::int as count from companies c where ${PUBLIC} group by c.industry`,
);
