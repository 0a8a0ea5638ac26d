import { Arg, Ctx, Extensions, FieldResolver, ID, Resolver } from 'type-graphql';
import { PERFORMANCE_WEIGHT } from '#schema/options/apiLimits.ts';
import type { JobPeriod } from '#schema/options/screens/jobPerformance.ts';
import type { Context } from '#server/graphql/context.ts';
import { NeedsTeamRight, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { jobPerformance } from './jobPerformance.service.ts';
import { JobPerformance, JobPeriodEnum } from './jobPerformance.type.ts';

@Resolver(() => Viewer)
export class JobPerformanceResolver {
  @RequiresOrKey('JOBS_READ', 'employer')
  @NeedsTeamRight('view')
  @Extensions({ weight: PERFORMANCE_WEIGHT })
  @FieldResolver(() => JobPerformance, {
    nullable: true,
    description:
      "How one of the company's jobs performs, and what to change; null if it has none with this id.",
  })
  jobPerformance(
    @Arg('jobId', () => ID, { description: 'The id of the job.' }) jobId: string,
    @Arg('period', () => JobPeriodEnum, {
      defaultValue: 'days_30',
      description: 'The period of the figures.',
    })
    period: JobPeriod,
    @Ctx() ctx: Context,
  ) {
    return jobPerformance(ctx, jobId, period);
  }
}
