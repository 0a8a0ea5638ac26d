import { Arg, Args, Ctx, Extensions, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { SEARCH_WEIGHT } from '#schema/options/apiLimits.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import type { Reason } from './match.rules.ts';
import { matchReason, reasonText } from './reason.service.ts';
import { MatchReason } from './reason.type.ts';
import { jobFit, recommendedJobs, type RecommendedRow } from './recommendation.service.ts';
import { JobFit, RecommendedJob, RecommendedJobConnection } from './recommendation.type.ts';

@Resolver(() => RecommendedJob)
export class RecommendationResolver {
  @Requires('job_seeker')
  @Extensions({ weight: SEARCH_WEIGHT })
  @Query(() => RecommendedJobConnection, {
    description:
      'Live jobs that fit the profile of the caller, the best first, without those applied to or dismissed; at most 40. If fewer than 10 fit, jobs that are close follow, up to 10 in all.',
  })
  recommendedJobs(@Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context) {
    return recommendedJobs(ctx, args);
  }

  @Requires('job_seeker')
  @Query(() => JobFit, {
    nullable: true,
    description:
      'How a live job and the profile of the caller fit together; null if there is nothing to compare.',
  })
  jobFit(
    @Arg('jobId', () => ID, { description: 'The id of the job.' }) jobId: string,
    @Ctx() ctx: Context,
  ) {
    return jobFit(ctx, jobId);
  }

  @FieldResolver(() => [MatchReason])
  reasons(@Root() { reasons }: RecommendedRow) {
    return reasons.map(matchReason);
  }
}

@Resolver(() => JobFit)
export class JobFitResolver {
  @FieldResolver(() => [MatchReason])
  reasons(@Root() { reasons }: { reasons: readonly Reason[] }) {
    return reasons.map(matchReason);
  }
}

@Resolver(() => MatchReason)
export class MatchReasonResolver {
  @FieldResolver(() => String, {
    description: 'The reason in words, in the language of the request.',
  })
  text(@Root() { reason }: MatchReason, @Ctx() { viewer, locale }: Context): string {
    return reasonText(reason, viewer?.role === 'employer' ? 'employer' : 'seeker', locale);
  }
}
