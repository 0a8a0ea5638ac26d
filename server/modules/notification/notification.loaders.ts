import type { Context } from '#server/graphql/context.ts';
import { OTHER_COMPANIES } from './notification.sql.ts';

/**
 * For each notification of an employer about a company they do not work for at the moment, this company; its id is null
 * if they have left it. Null for all other notifications.
 */
export async function otherCompanies(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<({ companyId: string | null } | null)[]> {
  if (viewer?.role !== 'employer') return ids.map(() => null);
  const rows = await services.database.read(OTHER_COMPANIES, [viewer.userId, ids]);
  const companies = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => companies.get(id) ?? null);
}
