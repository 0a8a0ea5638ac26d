import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';

/** $1 the companies. */
const EMPLOYERS = statement(
  'employers-of-companies',
  `
    select u.id, m.company_id as "companyId" from company_members m join users u on u.id = m.user_id
    where m.company_id = any($1::uuid[]) and m.role in ('owner', 'recruiter') and u.deleted_at is null
    order by u.id`,
);

/** The owners and recruiters of each of these companies, whichever company they work for at the moment. */
export async function employersOf({ em }: Unit, companyIds: readonly string[]) {
  const rows = await readIn(em, EMPLOYERS, [[...new Set(companyIds)]]);
  const byCompany = new Map<string, string[]>();
  for (const { id, companyId } of rows) {
    byCompany.set(companyId, [...(byCompany.get(companyId) ?? []), id]);
  }
  return byCompany;
}
