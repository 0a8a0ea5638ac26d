import type { Context } from '#server/graphql/context.ts';
import type { Match } from '#server/modules/recommendation/match.rules.ts';
import { applicantMatch } from './applicant.rules.ts';
import { APPLICANTS } from './applicants.sql.ts';

/** The callers have been allowed to see the applications. */
export async function matchesById(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<(Match | null)[]> {
  const rows = await services.database.read(APPLICANTS, [viewer!.companyId!, ids]);
  const byId = new Map(rows.map((row) => [row.applicationId, applicantMatch(row, row)]));
  return ids.map((id) => byId.get(id) ?? null);
}
