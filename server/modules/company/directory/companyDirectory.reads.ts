import { json, statement } from '#server/db/statement.ts';
import { PUBLIC_COLUMNS } from '../company.service.ts';
import type { VerifiedFacts } from '../verified.loaders.ts';

const PUBLIC = `c.admin_status = 'approved' and c.deleted_at is null`;

/** $1 a pattern for the name, $2 the industry, $3 verified companies only. */
const FILTERED = `
  ${PUBLIC} and ($1::text is null or c.name ilike $1) and ($2::text is null or c.industry = $2)
  and ($3::boolean is not true or exists (
    select 1 from company_verifications v where v.company_id = c.id and v.status = 'verified'))`;

/** $4 and $5 the key of the last entry on the previous page, $6 limit, $7 offset. */
export const COMPANY_DIRECTORY = statement(
  'company-directory',
  `
    select ${PUBLIC_COLUMNS} from companies c
    where ${FILTERED} and ($4::text is null or (lower(c.name), c.id) > (lower($4), $5::uuid))
    order by lower(c.name), c.id
    limit $6 offset $7`,
  json<{ verification: VerifiedFacts | null }>(),
);

export const COMPANY_DIRECTORY_COUNT = statement(
  'company-directory-count',
  `select count(*)::int as total from companies c where ${FILTERED}`,
);

export const COMPANY_INDUSTRIES = statement(
  'company-industries',
  `select c.industry, count(*)::int as count from companies c where ${PUBLIC} group by c.industry`,
);
