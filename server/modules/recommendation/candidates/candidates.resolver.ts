import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { SEARCH_WEIGHT } from '#schema/options/apiLimits.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { NeedsTeamRight, Requires } from '#server/graphql/requires.ts';
import { matchReason } from '#server/modules/recommendation/reason.service.ts';
import { MatchReason } from '#server/modules/recommendation/reason.type.ts';
import { matchingCandidates, type MatchedRow } from './candidates.service.ts';
import { MatchingCandidate, MatchingCandidateConnection } from './candidates.type.ts';

@Resolver(() => MatchingCandidate)
export class MatchingCandidatesResolver {
  @Requires('employer')
  @Extensions({ weight: SEARCH_WEIGHT })
  @NeedsTeamRight('candidates')
  @Query(() => MatchingCandidateConnection, {
    description:
      "Job seekers who are open to work, visible, and match one of your company's jobs, the best first; at most 60. For employers whose company is approved.",
  })
  matchingCandidates(
    @Arg('jobId', () => ID, { description: 'The id of the job.' }) jobId: string,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() ctx: Context,
  ) {
    return matchingCandidates(ctx, jobId, args);
  }

  @FieldResolver(() => [MatchReason])
  reasons(@Root() { reasons }: MatchedRow) {
    return reasons.map(matchReason);
  }
}
