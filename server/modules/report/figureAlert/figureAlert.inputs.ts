import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { CALCULATIONS_MAX } from '#schema/analytics/calculations.ts';
import type { FigureAlertDirection, FigureAlertKind } from '#schema/options/figureAlerts.ts';
import { figureAlertSchema } from '#schema/validation/figureAlerts.ts';
import {
  FigureAlertDirectionEnum,
  FigureAlertKindEnum,
} from '#server/graphql/enums/figureAlerts.ts';
import { Validated } from '#server/graphql/validated.ts';
import { AnalyticsMeasureEnum } from '#server/modules/analytics/analyticsEnums.type.ts';
import { AnalyticsQueryInput } from '#server/modules/analytics/analyticsQuery.type.ts';

@Validated(figureAlertSchema)
@InputType({
  description: 'The full state of an alert: what it watches, and when it notifies you.',
})
export class FigureAlertInput {
  @Field(() => ID, { nullable: true, description: 'The id of the alert; omit it to create one.' })
  id?: string | null;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The report whose question it watches. Set exactly one of this and `query`.',
  })
  reportId?: string | null;

  @Field(() => AnalyticsQueryInput, {
    nullable: true,
    description: 'The question it watches.',
  })
  query?: AnalyticsQueryInput | null;

  @Field(() => AnalyticsMeasureEnum, {
    nullable: true,
    description: 'The measure of the question. Default: the first.',
  })
  measure?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Instead of a measure, the number of a calculation of the question, 1 to ${CALCULATIONS_MAX}. Not a running total or a moving average.`,
  })
  calculation?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether it watches each group of the question, without TIME, and notifies once for each crossing of a group; otherwise the total, without dimensions and conditions. Not for unusual days.',
  })
  isPerGroup!: boolean;

  @Field(() => FigureAlertKindEnum, { description: 'What it waits for.' })
  kind!: FigureAlertKind;

  @Field(() => FigureAlertDirectionEnum, { description: 'The direction.' })
  direction!: FigureAlertDirection;

  @Field(() => Float, {
    nullable: true,
    description:
      'The limit, or by how much the figure changes, in its unit or in percent. Not for unusual days.',
  })
  amount?: number | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'For a change: whether the amount is percent of the earlier value.',
  })
  isPercent!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether it also sends an email.' })
  isMailed!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Whether it is also sent to the administrators' webhooks that receive FIGURE_CROSSED.",
  })
  isPosted!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether it is checked.' })
  isActive!: boolean;
}

@InputType({ description: 'The alert to pause or resume.' })
export class TurnFigureAlertInput {
  @Field(() => ID, { description: 'The id of the alert.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether it is checked.' })
  isActive!: boolean;
}

@InputType({ description: 'The alert.' })
export class DeleteFigureAlertInput {
  @Field(() => ID, { description: 'The id of the alert.' })
  id!: string;
}
