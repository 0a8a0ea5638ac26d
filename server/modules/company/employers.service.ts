import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';

/** $1 the companies. */
const EMPLOYERS = statement(
  'employers-of-companies',
  `
    select id, company_id as "companyId!" from users
    where company_id = any($1::uuid[]) and role = 'employer' and deleted_at is null order by id`,
);

/** The people who work for each of these companies. */
export async function employersOf({ em }: Unit, companyIds: readonly string[]) {
  const rows = await readIn(em, EMPLOYERS, [[...new Set(companyIds)]]);
  const byCompany = new Map<string, string[]>();
  for (const { id, companyId } of rows) {
    byCompany.set(companyId, [...(byCompany.get(companyId) ?? []), id]);
  }
  return byCompany;
}
