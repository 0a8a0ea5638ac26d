import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { AnalyticsReportPayload } from '#server/modules/report/report.payloads.ts';
import { requireReport } from '#server/modules/report/report.service.ts';
import { AnalyticsReport } from '#server/modules/report/report.type.ts';
import { ScheduleReportInput, UnscheduleReportInput } from './reportSchedule.inputs.ts';
import { AnalyticsSchedule } from './reportSchedule.type.ts';
import { scheduleReport, unscheduleReport, schedulesByReport } from './scheduleReport.service.ts';

@Resolver(() => AnalyticsReport)
export class ReportScheduleResolver {
  @FieldResolver(() => AnalyticsSchedule, {
    nullable: true,
    description: 'When the report is emailed to you; null if it is not.',
  })
  schedule(@Root() { id }: AnalyticsReport, @Ctx() ctx: Context) {
    return loaderOf(ctx, schedulesByReport).load(id);
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description: 'Schedules emails of a report to you, or changes the schedule.',
  })
  async scheduleReport(
    @Arg('input', () => ScheduleReportInput, { description: 'The report, and when to email it.' })
    input: ScheduleReportInput,
    @Ctx() ctx: Context,
  ) {
    return { report: await requireReport(ctx, await scheduleReport(ctx, input)) };
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, { description: 'Stops emailing a report to you.' })
  async unscheduleReport(
    @Arg('input', () => UnscheduleReportInput, { description: 'The report to stop emailing.' }) {
      reportId,
    }: UnscheduleReportInput,
    @Ctx() ctx: Context,
  ) {
    const report = await requireReport(ctx, reportId);
    await unscheduleReport(ctx, reportId);
    return { report };
  }
}
