import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { addressOfQuery } from '#schema/analytics/address.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Analytics } from '#server/modules/analytics/analyticsRoot.type.ts';
import {
  AnalyticsQueryValue,
  AnalyticsRangeValue,
} from '#server/modules/analytics/analyticsQuery.type.ts';
import { resolveQuestion } from '../resolveQuestion.service.ts';
import { mayChangeThis } from '../lockReport.service.ts';
import { reportsById } from '#server/modules/report/report.service.ts';
import { AnalyticsReport } from '#server/modules/report/report.type.ts';
import {
  questionOnBoard,
  listDashboards,
  pinsByBoard,
  readDashboard,
} from './reportBoard.service.ts';
import { AnalyticsDashboard, AnalyticsPin } from './reportBoard.type.ts';

@Resolver(() => Analytics)
export class AnalyticsDashboardsResolver {
  @FieldResolver(() => [AnalyticsDashboard], {
    description: 'Your dashboards by name, followed by those that others share.',
  })
  dashboards(@Ctx() ctx: Context) {
    return listDashboards(ctx);
  }

  @FieldResolver(() => AnalyticsDashboard, {
    nullable: true,
    description: 'One dashboard; null if it does not exist or is private to another user.',
  })
  dashboard(
    @Arg('id', () => ID, { description: 'The id of the dashboard.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return readDashboard(ctx, id);
  }
}

@Resolver(() => AnalyticsDashboard)
export class AnalyticsDashboardResolver {
  @FieldResolver(() => Boolean, { description: 'Whether you created it.' })
  isOwn(@Root() { ownerId }: AnalyticsDashboard, @Ctx() { viewer }: Context) {
    return ownerId === viewer!.userId;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether you may change, share and delete it.',
  })
  mayChange(@Root() board: AnalyticsDashboard, @Ctx() ctx: Context) {
    return mayChangeThis(ctx, board);
  }

  @FieldResolver(() => AnalyticsRangeValue, {
    nullable: true,
    description: "A range that overrides those of the reports; null keeps each report's own range.",
  })
  range(@Root() { storedRange }: AnalyticsDashboard) {
    return storedRange;
  }

  @FieldResolver(() => [AnalyticsPin], {
    description: 'Its reports in order, at most 24, without those you may not read.',
  })
  pins(@Root() { id }: AnalyticsDashboard, @Ctx() ctx: Context) {
    return loaderOf(ctx, pinsByBoard).load(id);
  }
}

@Resolver(() => AnalyticsPin)
export class AnalyticsPinResolver {
  @FieldResolver(() => AnalyticsReport, { description: 'The report.' })
  report(@Root() { reportId }: AnalyticsPin, @Ctx() ctx: Context) {
    return loaderOf(ctx, reportsById).load(reportId);
  }

  @FieldResolver(() => AnalyticsQueryValue, {
    nullable: true,
    description:
      "The report's query with the range of the dashboard; null if it can no longer be answered.",
  })
  async query(@Root() pin: AnalyticsPin, @Ctx() ctx: Context) {
    return (await questionHere(pin, ctx)).query;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'A message that says why the question cannot be answered here; null if it can.',
  })
  async problem(@Root() pin: AnalyticsPin, @Ctx() ctx: Context) {
    return (await questionHere(pin, ctx)).problem;
  }

  @FieldResolver(() => String, { description: 'The question in words.' })
  async question(@Root() pin: AnalyticsPin, @Ctx() ctx: Context) {
    return (await questionHere(pin, ctx)).question();
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The query and chart as URL parameters.',
  })
  async address(@Root() pin: AnalyticsPin, @Ctx() ctx: Context) {
    const { query } = await questionHere(pin, ctx);
    const report = await loaderOf(ctx, reportsById).load(pin.reportId);
    return query && report && addressOfQuery(query, report.chart).toString();
  }
}

async function questionHere(pin: AnalyticsPin, ctx: Context) {
  const report = await loaderOf(ctx, reportsById).load(pin.reportId);
  return resolveQuestion(ctx, report?.stored, (query) => questionOnBoard(pin, query));
}
