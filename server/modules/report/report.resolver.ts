import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { queryOfValue } from '#schema/analytics/graphqlForm.ts';
import type { ReportScope } from '#schema/options/reports.ts';
import type { Context } from '#server/graphql/context.ts';
import { AnalyticsReportScopeEnum } from '#server/graphql/enums/reports.ts';
import { Requires } from '#server/graphql/requires.ts';
import { demandAnswerable } from '#server/modules/analytics/demandAnswerable.service.ts';
import { Analytics } from '#server/modules/analytics/analyticsDoor.type.ts';
import { AnalyticsQueryValue } from '#server/modules/analytics/analyticsQuery.type.ts';
import { askedBy } from './askedBy.service.ts';
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
import { demandReport, listReports, readReport } from './report.service.ts';
import { AnalyticsReport, AnalyticsTemplate } from './report.type.ts';
import { templatesFor } from './templates.service.ts';

const INPUT = { description: 'What it needs.' };

@Resolver(() => Analytics)
export class AnalyticsReportsResolver {
  @FieldResolver(() => [AnalyticsTemplate], {
    description: 'The questions administrators ask first.',
  })
  templates(@Ctx() ctx: Context) {
    return templatesFor(ctx);
  }

  @FieldResolver(() => [AnalyticsReport], {
    description: "The caller's reports and those that are shared; what has changed last first.",
  })
  reports(
    @Arg('scope', () => AnalyticsReportScopeEnum, {
      defaultValue: 'all',
      description: 'Whose.',
    })
    scope: ReportScope,
    @Ctx() ctx: Context,
  ) {
    return listReports(ctx, scope);
  }

  @FieldResolver(() => AnalyticsReport, {
    nullable: true,
    description: "One report; null when there is none, or it is somebody else's own.",
  })
  report(
    @Arg('id', () => ID, { description: 'The id of the report.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return readReport(ctx, id);
  }
}

@Resolver(() => AnalyticsReport)
export class AnalyticsReportResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the caller has made it.' })
  isOwn(@Root() { ownerId }: AnalyticsReport, @Ctx() { viewer }: Context) {
    return ownerId === viewer!.userId;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the caller may change, share and delete it.',
  })
  mayChange(@Root() report: AnalyticsReport, @Ctx() ctx: Context) {
    return mayChangeThis(ctx, report);
  }

  @FieldResolver(() => AnalyticsQueryValue, {
    nullable: true,
    description: 'What is asked; null when it cannot be asked any more.',
  })
  async query(@Root() { stored }: AnalyticsReport, @Ctx() ctx: Context) {
    return (await askedBy(ctx, stored)).query;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it cannot be asked any more, in a sentence; null when it can.',
  })
  async problem(@Root() { stored }: AnalyticsReport, @Ctx() ctx: Context) {
    return (await askedBy(ctx, stored)).problem;
  }

  @FieldResolver(() => String, { description: 'What is asked, in words.' })
  async question(@Root() { stored }: AnalyticsReport, @Ctx() ctx: Context) {
    return (await askedBy(ctx, stored)).question();
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Query and chart as the address of a page holds them; null when it cannot be asked any more.',
  })
  async address(@Root() { stored, chart }: AnalyticsReport, @Ctx() ctx: Context) {
    const { query } = await askedBy(ctx, stored);
    return query && addressOfQuery(query, chart).toString();
  }
}

@Resolver()
export class ReportMutationResolver {
  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description: 'Keeps a question as a report, or changes one of the caller.',
  })
  async saveReport(
    @Arg('input', () => SaveReportInput, INPUT) input: SaveReportInput,
    @Ctx() ctx: Context,
  ) {
    const query = queryOfValue(input.query);
    await demandAnswerable(ctx, query);
    const description = input.description ?? '';
    return shown(ctx, await saveReport(ctx, { ...input, description, query }));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description: "Makes a report of the caller's own of one that can be read.",
  })
  async duplicateReport(
    @Arg('input', () => ReportInput, INPUT) { id }: ReportInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await duplicateReport(ctx, id));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description: 'Lets all administrators read a report, or its maker alone.',
  })
  async shareReport(
    @Arg('input', () => ShareReportInput, INPUT) { id, shared }: ShareReportInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await shareReport(ctx, id, shared));
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description: 'Takes a report away, its pins and its mails; for a day it can be brought back.',
  })
  async deleteReport(
    @Arg('input', () => ReportInput, INPUT) { id }: ReportInput,
    @Ctx() ctx: Context,
  ) {
    const report = await demandReport(ctx, id);
    await deleteReport(ctx, id);
    return { report };
  }

  @Requires('admin')
  @Mutation(() => AnalyticsReportPayload, {
    description: 'Brings a deleted report back, its pins and its mails.',
  })
  async restoreReport(
    @Arg('input', () => ReportInput, INPUT) { id }: ReportInput,
    @Ctx() ctx: Context,
  ) {
    return shown(ctx, await restoreReport(ctx, id));
  }
}

async function shown(ctx: Context, id: string) {
  return { report: await demandReport(ctx, id) };
}
