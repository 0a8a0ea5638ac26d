import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import { demandAnswerable } from '#server/modules/analytics/demandAnswerable.service.ts';
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

const INPUT = { description: 'What it needs.' };

@Resolver()
export class BoardMutationResolver {
  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, {
    description: 'Makes a dashboard, or changes one of the caller.',
  })
  async saveDashboard(
    @Arg('input', () => SaveDashboardInput, INPUT) input: SaveDashboardInput,
    @Ctx() ctx: Context,
  ) {
    const range = input.range ?? null;
    // Any question would do: it is the range that is judged.
    if (range) await demandAnswerable(ctx, { measures: ['applications'], range });
    return shown(ctx, await saveDashboard(ctx, { ...input, range }));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, {
    description: 'Takes a dashboard away, not its reports; for a day it can be brought back.',
  })
  async deleteDashboard(
    @Arg('input', () => DashboardInput, INPUT) { id }: DashboardInput,
    @Ctx() ctx: Context,
  ) {
    const dashboard = await demandDashboard(ctx, id);
    await deleteDashboard(ctx, id);
    return { dashboard };
  }

  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, { description: 'Brings a deleted dashboard back.' })
  async restoreDashboard(
    @Arg('input', () => DashboardInput, INPUT) { id }: DashboardInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await restoreDashboard(ctx, id));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, {
    description: 'Puts a report at the end of a dashboard of the caller, or on a new one.',
  })
  async pinReport(
    @Arg('input', () => PinReportInput, INPUT) input: PinReportInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await pinReport(ctx, input));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, { description: 'Takes a report off a dashboard.' })
  async unpinReport(
    @Arg('input', () => UnpinReportInput, INPUT) { id }: UnpinReportInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await unpinReport(ctx, id));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsDashboardPayload, {
    description: 'Gives a report on a dashboard another place or width.',
  })
  async movePin(@Arg('input', () => MovePinInput, INPUT) input: MovePinInput, @Ctx() ctx: Context) {
    return shown(ctx, await movePin(ctx, input));
  }
}

async function shown(ctx: Context, id: string) {
  return { dashboard: await demandDashboard(ctx, id) };
}
