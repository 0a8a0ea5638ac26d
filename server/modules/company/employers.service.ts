import type { Unit } from '#server/modules/notification/recipient.service.ts';

/** $1 the companies. */
const EMPLOYERS = `
  select id, company_id as "companyId" from users
  where company_id = any(?::uuid[]) and role = 'employer' and deleted_at is null order by id`;

/** The people who work for each of these companies. */
export async function employersOf({ em }: Unit, companyIds: readonly string[]) {
  const list = `{${[...new Set(companyIds)].join(',')}}`;
  const rows = await em.execute<{ id: string; companyId: string }[]>(EMPLOYERS, [list]);
  const byCompany = new Map<string, string[]>();
  for (const { id, companyId } of rows) {
    byCompany.set(companyId, [...(byCompany.get(companyId) ?? []), id]);
  }
  return byCompany;
}
