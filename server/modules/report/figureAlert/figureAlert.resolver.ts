import {
  Arg,
  Ctx,
  Extensions,
  FieldResolver,
  Float,
  ID,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { queryOfValue } from '#schema/analytics/graphqlForm.ts';
import { FACETS_WEIGHT } from '#schema/options/apiLimits.ts';
import type { Context } from '#server/graphql/context.ts';
import { FigureAlertStateEnum } from '#server/graphql/enums/figureAlerts.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Analytics } from '#server/modules/analytics/analyticsRoot.type.ts';
import { AnalyticsQueryValue } from '#server/modules/analytics/analyticsQuery.type.ts';
import { reportsById } from '../report.service.ts';
import { AnalyticsReport } from '../report.type.ts';
import {
  deleteAlert,
  saveAlert,
  pauseOrResumeAlert,
  type AlertValues,
} from './changeFigureAlert.service.ts';
import {
  DeleteFigureAlertInput,
  FigureAlertInput,
  TurnFigureAlertInput,
} from './figureAlert.inputs.ts';
import { DeletedFigureAlertPayload, FigureAlertPayload } from './figureAlert.payloads.ts';
import {
  alertInWords,
  crossingsByAlert,
  findAlert,
  listAlerts,
  questionOf,
  requireAlert,
  stateOfAlert,
} from './figureAlert.service.ts';
import { FigureAlert, FigureAlertCrossing, FigureAlertTrial } from './figureAlert.type.ts';
import { readingInWords } from './figureAlertMail.service.ts';
import { tryAlert } from './tryFigureAlert.service.ts';

@Resolver(() => Analytics)
export class FigureAlertsResolver {
  @FieldResolver(() => [FigureAlert], {
    description: 'Your alerts on figures. Those beyond their limits come first.',
  })
  alerts(@Ctx() ctx: Context) {
    return listAlerts(ctx);
  }

  @FieldResolver(() => FigureAlert, {
    nullable: true,
    description: 'One of your alerts; null if it does not exist.',
  })
  alert(
    @Arg('id', () => ID, { description: 'The id of the alert.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return findAlert(ctx, id);
  }

  @Extensions({ weight: FACETS_WEIGHT })
  @FieldResolver(() => FigureAlertTrial, {
    description: 'What an alert would send now. Sends and saves nothing.',
  })
  tryAlert(
    @Arg('input', () => FigureAlertInput, { description: 'The alert to try.' })
    input: FigureAlertInput,
    @Ctx() ctx: Context,
  ) {
    return tryAlert(ctx, valuesOf(input));
  }
}

@Resolver(() => FigureAlert)
export class FigureAlertResolver {
  @FieldResolver(() => AnalyticsReport, {
    nullable: true,
    description: 'The report whose question it watches; null if it has a stored question instead.',
  })
  report(@Root() { reportId }: FigureAlert, @Ctx() ctx: Context) {
    return reportId ? loaderOf(ctx, reportsById).load(reportId) : null;
  }

  @FieldResolver(() => AnalyticsQueryValue, {
    nullable: true,
    description: 'The question; null if it can no longer be answered.',
  })
  async query(@Root() alert: FigureAlert, @Ctx() ctx: Context) {
    return (await questionOf(ctx, alert)).query;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The question as URL parameters; null if it can no longer be answered.',
  })
  async address(@Root() alert: FigureAlert, @Ctx() ctx: Context) {
    const { query } = await questionOf(ctx, alert);
    return query && addressOfQuery(query).toString();
  }

  @FieldResolver(() => String, {
    description: 'The measure that it watches; of a calculation, CALCULATION_1 and so on.',
  })
  measure(@Root() { measureKey }: FigureAlert) {
    return measureKey.toUpperCase();
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'A message that says why it can no longer be checked; null if it can.',
  })
  async problem(@Root() alert: FigureAlert, @Ctx() ctx: Context) {
    return (await questionOf(ctx, alert)).problem;
  }

  @FieldResolver(() => FigureAlertStateEnum, { description: 'The state.' })
  state(@Root() alert: FigureAlert, @Ctx() ctx: Context) {
    return stateOfAlert(ctx, alert);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What it watches, in words; null if the question can no longer be answered.',
  })
  async figure(@Root() alert: FigureAlert, @Ctx() ctx: Context) {
    return (await alertInWords(ctx, alert)).figure;
  }

  @FieldResolver(() => String, { description: 'When it notifies you, in words.' })
  async condition(@Root() alert: FigureAlert, @Ctx() ctx: Context) {
    return (await alertInWords(ctx, alert)).condition;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What the last check found, in words; null before the first.',
  })
  async finding(@Root() alert: FigureAlert, @Ctx() ctx: Context) {
    return (await alertInWords(ctx, alert)).finding;
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description:
      'The value at the last check; null if there was none, and for an alert on each group.',
  })
  value(@Root() { reading }: FigureAlert) {
    return reading?.value ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The value at the last check in words, or how many groups are beyond the limit; null before the first.',
  })
  valueText(@Root() { reading }: FigureAlert, @Ctx() ctx: Context) {
    return reading && readingInWords(reading, ctx);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The path of the page that shows the figure and its rows as of the last check.',
  })
  link(@Root() { reading }: FigureAlert) {
    return reading?.path ?? null;
  }

  @FieldResolver(() => [FigureAlertCrossing], {
    description: 'The last 50 crossings of 90 days, the newest first.',
  })
  crossings(@Root() { id }: FigureAlert, @Ctx() ctx: Context) {
    return loaderOf(ctx, crossingsByAlert).load(id);
  }
}

@Resolver(() => FigureAlertCrossing)
export class FigureAlertCrossingResolver {
  @FieldResolver(() => String, {
    description: 'What the alert said, in the language of the notification.',
  })
  finding(@Root() { facts }: FigureAlertCrossing) {
    return facts.finding;
  }

  @FieldResolver(() => String, { description: 'When it notified you, in words.' })
  condition(@Root() { facts }: FigureAlertCrossing) {
    return facts.condition;
  }

  @FieldResolver(() => String, { description: 'The path of the page with the rows.' })
  link(@Root() { facts }: FigureAlertCrossing) {
    const { pathname, search } = new URL(facts.link);
    return `${pathname}${search}`;
  }
}

@Resolver()
export class FigureAlertMutationResolver {
  @Requires('admin')
  @Mutation(() => FigureAlertPayload, {
    description: 'Creates an alert on a figure, or changes one of yours. It is checked at once.',
  })
  async saveFigureAlert(
    @Arg('input', () => FigureAlertInput, { description: 'The alert to save.' })
    input: FigureAlertInput,
    @Ctx() ctx: Context,
  ) {
    return { alert: await requireAlert(ctx, await saveAlert(ctx, valuesOf(input))) };
  }

  @Requires('admin')
  @Mutation(() => FigureAlertPayload, { description: 'Pauses one of your alerts, or resumes it.' })
  async turnFigureAlert(
    @Arg('input', () => TurnFigureAlertInput, {
      description: 'The alert, and whether to check it.',
    })
    { id, isActive }: TurnFigureAlertInput,
    @Ctx() ctx: Context,
  ) {
    await pauseOrResumeAlert(ctx, id, isActive);
    return { alert: await requireAlert(ctx, id) };
  }

  @Requires('admin')
  @Mutation(() => DeletedFigureAlertPayload, {
    description: 'Deletes one of your alerts with its crossings.',
  })
  async deleteFigureAlert(
    @Arg('input', () => DeleteFigureAlertInput, { description: 'The alert to delete.' })
    { id }: DeleteFigureAlertInput,
    @Ctx() ctx: Context,
  ) {
    await deleteAlert(ctx, id);
    return { deletedAlertId: id };
  }
}

function valuesOf(input: FigureAlertInput): AlertValues {
  const { query, reportId, measure, calculation, amount, ...rest } = input;
  return {
    ...rest,
    query: query ? queryOfValue(query) : null,
    reportId: reportId ?? null,
    measure: calculation ? `calculation_${calculation}` : (measure ?? null),
    amount: amount ?? null,
  };
}
