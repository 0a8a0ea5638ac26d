import type { Context } from '#server/graphql/context.ts';
import { hasRight } from '#server/modules/team/jobRight.rules.ts';
import { BY_IDS } from './candidate.sql.ts';
import { computedFields } from './candidate.service.ts';
import type { Candidate } from './candidate.type.ts';

/**
 * Visible candidates only, and only for employers of an approved company. A hidden candidate looks
 * the same as one that does not exist.
 */
export async function visibleCandidates(
  ctx: Context,
  ids: readonly string[],
): Promise<(Candidate | null)[]> {
  const { services, viewer } = ctx;
  const { team = null } = viewer ?? {};
  if (viewer?.role !== 'employer' || !team || !hasRight(team, 'candidates'))
    return ids.map(() => null);
  const rows = await services.database.read(BY_IDS, [services.clock.now(), viewer.companyId, ids]);
  const byId = new Map(rows.map((row) => [row.id, { ...row, ...computedFields(ctx, row) }]));
  return ids.map((id) => byId.get(id) ?? null);
}
