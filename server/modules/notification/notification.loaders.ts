import type { Context } from '#server/graphql/context.ts';
import { OTHER_COMPANIES } from './notification.reads.ts';

/** For each notification, the company it is about if the caller has to switch to it; null for all others. */
export async function otherCompanies(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<(string | null)[]> {
  if (viewer?.role !== 'employer') return ids.map(() => null);
  const rows = await services.database.read(OTHER_COMPANIES, [viewer.userId, ids]);
  const companies = new Map(rows.map(({ id, companyId }) => [id, companyId]));
  return ids.map((id) => companies.get(id) ?? null);
}
