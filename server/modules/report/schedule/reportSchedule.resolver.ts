import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { AnalyticsReportPayload } from '#server/modules/report/report.payloads.ts';
import { demandReport } from '#server/modules/report/report.service.ts';
import { AnalyticsReport } from '#server/modules/report/report.type.ts';
import { ScheduleReportInput, UnscheduleReportInput } from './reportSchedule.inputs.ts';
import { schedulesByReport } from './reportSchedule.service.ts';
import { AnalyticsSchedule } from './reportSchedule.type.ts';
import { scheduleReport, unscheduleReport } from './scheduleReport.service.ts';

const INPUT = { description: 'What it needs.' };

@Resolver(() => AnalyticsReport)
export class ReportScheduleResolver {
  @FieldResolver(() => AnalyticsSchedule, {
    nullable: true,
    description: 'When it is mailed to the caller; null when it is not.',
  })
  schedule(@Root() { id }: AnalyticsReport, @Ctx() ctx: Context) {
    return loaderOf(ctx, schedulesByReport).load(id);
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description: 'Mails a report to the caller from now on, or at other times than before.',
  })
  async scheduleReport(
    @Arg('input', () => ScheduleReportInput, INPUT) input: ScheduleReportInput,
    @Ctx() ctx: Context,
  ) {
    return { report: await demandReport(ctx, await scheduleReport(ctx, input)) };
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, { description: 'Mails a report to the caller no more.' })
  async unscheduleReport(
    @Arg('input', () => UnscheduleReportInput, INPUT) { reportId }: UnscheduleReportInput,
    @Ctx() ctx: Context,
  ) {
    const report = await demandReport(ctx, reportId);
    await unscheduleReport(ctx, reportId);
    return { report };
  }
}
