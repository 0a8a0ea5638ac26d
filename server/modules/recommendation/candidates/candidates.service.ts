import { CANDIDATES_MATCHED_MAX } from '#schema/options/limits.ts';
import { toConnection, windowOf, type PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import { visibleCandidates } from '#server/modules/candidate/candidate.loaders.ts';
import { notApproved } from '#server/modules/candidate/candidate.service.ts';
import type { Candidate } from '#server/modules/candidate/candidate.type.ts';
import { gradeOf } from '#server/modules/recommendation/recommendation.rules.ts';
import { matchOf, type Reason } from '#server/modules/recommendation/match.rules.ts';
import { candidateTiers, columnsOf } from '#server/modules/recommendation/query.rules.ts';
import { seekerOf } from '#server/modules/recommendation/seeker.rules.ts';
import { placeKey, placeOfKey } from '#server/modules/recommendation/recommendation.service.ts';
import { tableStemOf } from '#server/modules/search/words/dictionary.loaders.ts';
import { CANDIDATES, OWN_JOB } from './candidates.sql.ts';

/** A person with the reasons; the score orders the list and is not shown. */
export interface MatchedRow {
  candidate: Candidate;
  reasons: readonly Reason[];
}

/** People who may be found and whom one of the caller's jobs fits, as their own lists say, the best first. */
export async function matchingCandidates(ctx: Context, jobId: string, args: PageArgs) {
  const { clock, database } = ctx.services;
  const window = windowOf(ctx, args, placeOfKey);
  const { companyId } = ctx.viewer!;
  const [own] = isId(jobId) && companyId ? await database.read(OWN_JOB, [jobId, companyId]) : [];
  if (!own || !companyId) throw new Failure('NOT_FOUND', ctx.t('recommendation.unknownJob'));
  if (!own.isAllowed) throw notApproved(ctx);
  const { stems, ...job } = own;
  const now = clock.now();
  const ofTables = await tableStemOf(database);
  const tiers = candidateTiers(job, (word) => stems[word] ?? ofTables(word));
  const people =
    tiers.length === 0
      ? []
      : await database.read(CANDIDATES, [now, companyId, job.id, ...columnsOf(tiers)]);
  const ranked = people
    .flatMap(({ id, ...profile }) => {
      const seeker = seekerOf(profile);
      const match = matchOf(seeker, job, now);
      return gradeOf(match, seeker) === 'fits' ? [{ id, match }] : [];
    })
    .toSorted((one, two) => two.match.score - one.match.score || (one.id < two.id ? -1 : 1))
    .slice(0, CANDIDATES_MATCHED_MAX);
  const from = window.after ?? window.offset;
  const page = ranked.slice(from, from + window.limit + 1);
  const found = await loaderOf(ctx, visibleCandidates).loadMany(page.map(({ id }) => id));
  const rows = page.flatMap(({ match }, at) => {
    const candidate = found[at];
    const isThere = candidate && !(candidate instanceof Error);
    return isThere ? [{ candidate, reasons: match.reasons }] : [];
  });
  const places = new Map<MatchedRow, number>(rows.map((row, at) => [row, from + at + 1]));
  return toConnection<MatchedRow>({
    rows,
    total: ranked.length,
    totalIsExact: true,
    window,
    cursorOf: (row) => placeKey(places.get(row)!),
  });
}
