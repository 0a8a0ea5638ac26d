import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import { demandValidQuery } from '#server/modules/analytics/demandValidQuery.service.ts';
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
import { demandDashboard } from './reportBoard.service.ts';

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
    if (range) await demandValidQuery(ctx, { measures: ['applications'], range });
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
    const dashboard = await demandDashboard(ctx, id);
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
  return { dashboard: await demandDashboard(ctx, id) };
}
