import { Arg, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { PeriodName } from '#schema/analytics/figures/periods.ts';
import type { Context } from '#server/graphql/context.ts';
import { answer } from '#server/modules/analytics/analytics.service.ts';
import { AnalyticsAnswer } from '#server/modules/analytics/analytics.type.ts';
import { Analytics } from '../analyticsRoot.type.ts';
import { analyticsFigures, sectionFigures } from './analyticsFigures.service.ts';
import {
  AnalyticsFigures,
  AnalyticsPeriodEnum,
  ApplicationAnalyticsType,
  JobAnalyticsType,
  UserAnalyticsType,
} from './analyticsFigures.type.ts';

@Resolver(() => Analytics)
export class AnalyticsFiguresOfAdminResolver {
  @FieldResolver(() => AnalyticsFigures, {
    description: 'The documented figures. Each is the answer to a question you can also ask here.',
  })
  figures(
    @Arg('period', () => AnalyticsPeriodEnum, {
      defaultValue: 'days_30',
      description: 'The period the figures cover.',
    })
    period: PeriodName,
    @Ctx() ctx: Context,
  ) {
    return analyticsFigures(ctx, period);
  }
}

/** Nullable, so that one section can fail while the others still return. */
const part = (what: string) => ({ nullable: true, description: `Figures about ${what}.` });

@Resolver(() => AnalyticsFigures)
export class AnalyticsFiguresResolver {
  @FieldResolver(() => UserAnalyticsType, part('users'))
  users(@Root() { period }: AnalyticsFigures, @Ctx() ctx: Context) {
    return sectionFigures(ctx, 'users', period);
  }

  @FieldResolver(() => JobAnalyticsType, part('jobs and companies'))
  jobs(@Root() { period }: AnalyticsFigures, @Ctx() ctx: Context) {
    return sectionFigures(ctx, 'jobs', period);
  }

  @FieldResolver(() => ApplicationAnalyticsType, part('applications'))
  applications(@Root() { period }: AnalyticsFigures, @Ctx() ctx: Context) {
    return sectionFigures(ctx, 'applications', period);
  }
}

const overTime = (what: string) => ({
  nullable: true,
  description: `The number of new ${what} in each step of the period: days, weeks or months.`,
});

@Resolver(() => UserAnalyticsType)
export class UserAnalyticsResolver {
  @FieldResolver(() => AnalyticsAnswer, overTime('people'))
  overTime(@Root() { series }: UserAnalyticsType, @Ctx() ctx: Context) {
    return answer(ctx, series);
  }
}

@Resolver(() => JobAnalyticsType)
export class JobAnalyticsResolver {
  @FieldResolver(() => AnalyticsAnswer, overTime('jobs'))
  overTime(@Root() { series }: JobAnalyticsType, @Ctx() ctx: Context) {
    return answer(ctx, series);
  }
}

@Resolver(() => ApplicationAnalyticsType)
export class ApplicationAnalyticsResolver {
  @FieldResolver(() => AnalyticsAnswer, overTime('applications'))
  overTime(@Root() { series }: ApplicationAnalyticsType, @Ctx() ctx: Context) {
    return answer(ctx, series);
  }
}
