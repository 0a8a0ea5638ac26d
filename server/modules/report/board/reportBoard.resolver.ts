import { Arg, Ctx, FieldResolver, ID, Resolver, Root, Mutation } from 'type-graphql';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { boardFiltersOf, type BoardView } from '#schema/analytics/boardView.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Analytics } from '#server/modules/analytics/analyticsRoot.type.ts';
import {
  AnalyticsQueryValue,
  AnalyticsRangeValue,
} from '#server/modules/analytics/analyticsQuery.type.ts';
import { mayChangeThis } from '../lockReport.service.ts';
import { reportsById } from '#server/modules/report/report.service.ts';
import { AnalyticsReport } from '#server/modules/report/report.type.ts';
import { AnalyticsDashboardViewInput } from './boardView.inputs.ts';
import { questionInView, requireValidView, viewDashboard } from './boardView.service.ts';
import { AnalyticsDashboardView } from './boardView.type.ts';
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
    description: 'Its reports in order, at most 24, without those you cannot read.',
  })
  pins(@Root() { id }: AnalyticsDashboard, @Ctx() ctx: Context) {
    return loaderOf(ctx, pinsByBoard).load(id);
  }

  @FieldResolver(() => AnalyticsDashboardView, {
    description:
      'Its reports with a period and filters. A filter that does not apply to a report is left out there and named.',
  })
  view(
    @Root() board: AnalyticsDashboard,
    @Arg('view', () => AnalyticsDashboardViewInput, {
      nullable: true,
      description: 'The period, the filters and the mark; null means as saved.',
    })
    view: AnalyticsDashboardViewInput | null,
    @Ctx() ctx: Context,
  ) {
    return viewDashboard(ctx, board, givenView(view));
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
      "The report's query with the range and the filters of the dashboard; null if it can no longer be answered.",
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

function questionHere(pin: AnalyticsPin, ctx: Context) {
  const { range, filters } = pin;
  return questionInView(ctx, pin, { range, filters, mark: null });
}

/** An omitted value stays as saved; null removes it. */
function givenView(view: AnalyticsDashboardViewInput | null): Partial<BoardView> {
  const { range, filters, mark } = view ?? {};
  return {
    ...(range !== undefined && { range }),
    ...(filters !== undefined && { filters: boardFiltersOf(filters) }),
    ...(mark && { mark }),
  };
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
    const filters = boardFiltersOf(input.filters);
    await requireValidView(ctx, { range, filters });
    return shown(ctx, await saveDashboard(ctx, { ...input, range, filters }));
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
