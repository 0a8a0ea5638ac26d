import { Arg, Ctx, FieldResolver, ID, Resolver, Root, Mutation } from 'type-graphql';
import { addressOfQuery } from '#schema/analytics/address.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { requireValidQuery } from '#server/modules/analytics/analytics.service.ts';
import { Analytics } from '#server/modules/analytics/analyticsRoot.type.ts';
import {
  AnalyticsQueryValue,
  AnalyticsRangeValue,
} from '#server/modules/analytics/analyticsQuery.type.ts';
import { resolveQuestion } from '../resolveQuestion.service.ts';
import { mayChangeThis } from '../lockReport.service.ts';
import { reportsById } from '#server/modules/report/report.service.ts';
import { AnalyticsReport } from '#server/modules/report/report.type.ts';
import { deleteDashboard, restoreDashboard, saveDashboard } from './changeBoard.service.ts';
import { movePin, pinReport, unpinReport } from './pins.service.ts';
import {
  DashboardInput,
  MovePinInput,
  PinReportInput,
  SaveDashboardInput,
  UnpinReportInput,
} from './reportBoard.inputs.ts';
import { AnalyticsDashboardPayload } from './reportBoard.payloads.ts';
import {
  questionOnBoard,
  listDashboards,
  pinsByBoard,
  readDashboard,
  requireDashboard,
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

@Resolver()
export class BoardMutationResolver {
  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, {
    description: 'Creates a dashboard, or changes one of yours.',
  })
  async saveDashboard(
    @Arg('input', () => SaveDashboardInput, { description: 'The dashboard to save.' })
    input: SaveDashboardInput,
    @Ctx() ctx: Context,
  ) {
    const range = input.range ?? null;
    // Only the range needs validating, so any measure will do.
    if (range) await requireValidQuery(ctx, { measures: ['applications'], range });
    return shown(ctx, await saveDashboard(ctx, { ...input, range }));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, {
    description: 'Deletes a dashboard, but not its reports. You can restore it within a day.',
  })
  async deleteDashboard(
    @Arg('input', () => DashboardInput, { description: 'The dashboard to delete.' }) {
      id,
    }: DashboardInput,
    @Ctx() ctx: Context,
  ) {
    const dashboard = await requireDashboard(ctx, id);
    await deleteDashboard(ctx, id);
    return { dashboard };
  }

  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, { description: 'Restores a deleted dashboard.' })
  async restoreDashboard(
    @Arg('input', () => DashboardInput, { description: 'The dashboard to restore.' }) {
      id,
    }: DashboardInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await restoreDashboard(ctx, id));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, {
    description: 'Adds a report to the end of one of your dashboards, or to a new one.',
  })
  async pinReport(
    @Arg('input', () => PinReportInput, { description: 'The report to pin, and where.' })
    input: PinReportInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await pinReport(ctx, input));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, { description: 'Removes a report from a dashboard.' })
  async unpinReport(
    @Arg('input', () => UnpinReportInput, { description: 'The pin to remove.' }) {
      id,
    }: UnpinReportInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await unpinReport(ctx, id));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, {
    description: 'Changes the position or width of a report on a dashboard.',
  })
  async movePin(
    @Arg('input', () => MovePinInput, { description: 'The pin, with its new position or width.' })
    input: MovePinInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await movePin(ctx, input));
  }
}

async function shown(ctx: Context, id: string) {
  return { dashboard: await requireDashboard(ctx, id) };
}
