import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { queryOfValue } from '#schema/analytics/graphqlForm.ts';
import type { ReportScope } from '#schema/options/reports.ts';
import type { Context } from '#server/graphql/context.ts';
import { AnalyticsReportScopeEnum } from '#server/graphql/enums/reports.ts';
import { Requires } from '#server/graphql/requires.ts';
import { requireValidQuery } from '#server/modules/analytics/analytics.service.ts';
import { Analytics } from '#server/modules/analytics/analyticsRoot.type.ts';
import { AnalyticsQueryValue } from '#server/modules/analytics/analyticsQuery.type.ts';
import { AnalyticsGroupKeyInput } from '#server/modules/analytics/rows/groupKey.type.ts';
import { keyNames } from './inWords/labels.service.ts';
import { templatesFor } from './report.templates.ts';
import { resolveQuestion } from './resolveQuestion.service.ts';
import {
  deleteReport,
  duplicateReport,
  restoreReport,
  saveReport,
  shareReport,
} from './changeReport.service.ts';
import { mayChangeThis } from './lockReport.service.ts';
import { ReportInput, SaveReportInput, ShareReportInput } from './report.inputs.ts';
import { AnalyticsReportPayload } from './report.payloads.ts';
import { requireReport, listReports, readReport } from './report.service.ts';
import { AnalyticsReport, AnalyticsTemplate } from './report.type.ts';

@Resolver(() => Analytics)
export class AnalyticsReportsResolver {
  @FieldResolver(() => [AnalyticsTemplate], {
    description: 'Templates for the questions administrators ask most often.',
  })
  templates(@Ctx() ctx: Context) {
    return templatesFor(ctx);
  }

  @FieldResolver(() => [AnalyticsReport], {
    description: 'Your reports and those that others share, the most recently changed first.',
  })
  reports(
    @Arg('scope', () => AnalyticsReportScopeEnum, {
      defaultValue: 'all',
      description: 'Which reports to return.',
    })
    scope: ReportScope,
    @Ctx() ctx: Context,
  ) {
    return listReports(ctx, scope);
  }

  @FieldResolver(() => AnalyticsReport, {
    nullable: true,
    description: 'One report; null if it does not exist or is private to another user.',
  })
  report(
    @Arg('id', () => ID, { description: 'The id of the report.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return readReport(ctx, id);
  }

  @FieldResolver(() => [String], {
    nullable: 'items',
    description:
      'The names of companies, jobs, categories and API keys that a filter names by their keys, in the order of the keys; null if there is none.',
  })
  keyNames(
    @Arg('keys', () => [AnalyticsGroupKeyInput], {
      description: 'The dimensions and their keys, at most 200.',
    })
    keys: AnalyticsGroupKeyInput[],
    @Ctx() ctx: Context,
  ) {
    return keyNames(ctx, keys);
  }
}

@Resolver(() => AnalyticsReport)
export class AnalyticsReportResolver {
  @FieldResolver(() => Boolean, { description: 'Whether you created it.' })
  isOwn(@Root() { ownerId }: AnalyticsReport, @Ctx() { viewer }: Context) {
    return ownerId === viewer!.userId;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether you may change, share and delete it.',
  })
  mayChange(@Root() report: AnalyticsReport, @Ctx() ctx: Context) {
    return mayChangeThis(ctx, report);
  }

  @FieldResolver(() => AnalyticsQueryValue, {
    nullable: true,
    description: 'The question; null if it can no longer be answered.',
  })
  async query(@Root() { stored }: AnalyticsReport, @Ctx() ctx: Context) {
    return (await resolveQuestion(ctx, stored)).query;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'A message that says why the question can no longer be answered; null if it can.',
  })
  async problem(@Root() { stored }: AnalyticsReport, @Ctx() ctx: Context) {
    return (await resolveQuestion(ctx, stored)).problem;
  }

  @FieldResolver(() => String, { description: 'The question in words.' })
  async question(@Root() { stored }: AnalyticsReport, @Ctx() ctx: Context) {
    return (await resolveQuestion(ctx, stored)).question();
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The query and chart as URL parameters; null if the question can no longer be answered.',
  })
  async address(@Root() { stored, chart }: AnalyticsReport, @Ctx() ctx: Context) {
    const { query } = await resolveQuestion(ctx, stored);
    return query && addressOfQuery(query, chart).toString();
  }
}

@Resolver()
export class ReportMutationResolver {
  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description: 'Saves a question as a report, or changes one of yours.',
  })
  async saveReport(
    @Arg('input', () => SaveReportInput, { description: 'The report to save.' })
    input: SaveReportInput,
    @Ctx() ctx: Context,
  ) {
    const query = queryOfValue(input.query);
    await requireValidQuery(ctx, query);
    const description = input.description ?? '';
    return shown(ctx, await saveReport(ctx, { ...input, description, query }));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description: 'Copies a report you can read to a report of your own.',
  })
  async duplicateReport(
    @Arg('input', () => ReportInput, { description: 'The report to copy.' }) { id }: ReportInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await duplicateReport(ctx, id));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description: 'Shares a report with all administrators, or makes it private again.',
  })
  async shareReport(
    @Arg('input', () => ShareReportInput, { description: 'The report, and who may read it.' }) {
      id,
      shared,
    }: ShareReportInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await shareReport(ctx, id, shared));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description:
      'Deletes a report with its pins, schedules and alerts. You can restore it within a day.',
  })
  async deleteReport(
    @Arg('input', () => ReportInput, { description: 'The report to delete.' }) { id }: ReportInput,
    @Ctx() ctx: Context,
  ) {
    const report = await requireReport(ctx, id);
    await deleteReport(ctx, id);
    return { report };
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description: 'Restores a deleted report with its pins, schedules and alerts.',
  })
  async restoreReport(
    @Arg('input', () => ReportInput, { description: 'The report to restore.' }) { id }: ReportInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await restoreReport(ctx, id));
  }
}

async function shown(ctx: Context, id: string) {
  return { report: await requireReport(ctx, id) };
}
