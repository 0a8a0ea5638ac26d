import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { CALCULATIONS_MAX } from '#schema/analytics/calculations.ts';
import type { Comparison, Grain } from '#schema/analytics/grains.ts';
import {
  DIMENSIONS_MAX,
  HAVING_MAX,
  MEASURES_MAX,
  type ConditionTest,
} from '#schema/analytics/query.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import {
  AnalyticsCalculationInput,
  AnalyticsCalculationValue,
} from './analyticsCalculation.type.ts';
import {
  AnalyticsCompareEnum,
  AnalyticsConditionTestEnum,
  AnalyticsDimensionEnum,
  AnalyticsGrainEnum,
  AnalyticsMeasureEnum,
} from './analyticsEnums.type.ts';
import type { DimensionKey } from './model/dimensions.ts';
import type { MeasureKey } from './model/measures.ts';

const nullable = (description: string) => ({ nullable: true, description });
const CALCULATION = 'the calculation with this number: a formula, or the difference from a target.';
const BY_CALCULATION = `Sort by ${CALCULATION}`;
const COMPARED_CALCULATION = `Compare ${CALCULATION}`;

@InputType({
  description:
    'One condition on one dimension, a segment, or several filters combined. Set exactly one of and, or, not, segment and dimension.',
})
export class AnalyticsFilterInput {
  @Field(() => [AnalyticsFilterInput], nullable('Every one of these filters matches.'))
  and?: AnalyticsFilterInput[] | null;

  @Field(() => [AnalyticsFilterInput], nullable('At least one of these filters matches.'))
  or?: AnalyticsFilterInput[] | null;

  @Field(() => AnalyticsFilterInput, nullable('This filter does not match.'))
  not?: AnalyticsFilterInput | null;

  @Field(
    () => ID,
    nullable('It belongs to this segment. What guests did belongs to no segment of people.'),
  )
  segment?: string | null;

  @Field(
    () => AnalyticsDimensionEnum,
    nullable('The dimension to test. Set exactly one of the conditions below as well.'),
  )
  dimension?: DimensionKey | null;

  @Field(() => [String], nullable('The value is one of these.'))
  is?: string[] | null;

  @Field(() => [String], nullable('Excludes these values. Missing values are kept.'))
  isNot?: string[] | null;

  @Field(() => String, nullable('The value contains this text; case is ignored.'))
  contains?: string | null;

  @Field(() => String, nullable('The value starts with this text; case is ignored.'))
  startsWith?: string | null;

  @Field(
    () => String,
    nullable('The value is this or comes after it. For bands, numbers and time.'),
  )
  from?: string | null;

  @Field(
    () => String,
    nullable('The value is this or comes before it. Can be combined with `from`.'),
  )
  to?: string | null;

  @Field(() => Boolean, nullable('True: the value is missing. False: a value is present.'))
  empty?: boolean | null;
}

@InputType({
  description: 'Either the last N units, or a range from one day or moment to another.',
})
export class AnalyticsRangeInput {
  @Field(() => Int, nullable('How many units back, including the current one up to now.'))
  last?: number | null;

  @Field(() => AnalyticsGrainEnum, nullable('The unit of `last`.'))
  unit?: Grain | null;

  @Field(
    () => Boolean,
    nullable('Count back exactly this many hours, days or weeks from now instead.'),
  )
  rolling?: boolean | null;

  @Field(
    () => Boolean,
    nullable('Only whole units before the current one: 1 MONTH is the month before this one.'),
  )
  whole?: boolean | null;

  @Field(() => String, nullable('The first day, such as 2026-11-01, or a moment in ISO 8601.'))
  from?: string | null;

  @Field(() => String, nullable('The last day, which is included, or a moment, which is not.'))
  to?: string | null;
}

@InputType({ description: 'A sort criterion: a measure or a dimension of the query.' })
export class AnalyticsOrderInput {
  @Field(() => AnalyticsMeasureEnum, nullable('Sort by this measure.'))
  measure?: MeasureKey | null;

  @Field(() => Int, nullable(`${BY_CALCULATION} 1 to ${CALCULATIONS_MAX}.`))
  calculation?: number | null;

  @Field(() => AnalyticsDimensionEnum, nullable('Sort by this dimension.'))
  dimension?: DimensionKey | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Sort in descending order.',
  })
  descending?: boolean | null;
}

@InputType({
  description: 'A condition on a value of a group. Set exactly one of measure and calculation.',
})
export class AnalyticsConditionInput {
  @Field(() => AnalyticsMeasureEnum, nullable('Compare this measure of the question.'))
  measure?: MeasureKey | null;

  @Field(() => Int, nullable(`${COMPARED_CALCULATION} 1 to ${CALCULATIONS_MAX}.`))
  calculation?: number | null;

  @Field(() => AnalyticsConditionTestEnum, { description: 'How the value is compared.' })
  test!: ConditionTest;

  @Field(() => Float, { description: 'The number it is compared with, in its unit.' })
  value!: number;
}

@InputType({ description: 'A question to answer.' })
export class AnalyticsQueryInput {
  @Field(() => [AnalyticsMeasureEnum], { description: `The measures, 1 to ${MEASURES_MAX}.` })
  measures!: MeasureKey[];

  @Field(
    () => Boolean,
    nullable(
      'The measures are the steps of a funnel, in this order: each counts only those that took the steps before it, no earlier than them. The median days from each step to the next follow as columns. The measures must have the same stepOf in the model.',
    ),
  )
  funnel?: boolean | null;

  @Field(() => [AnalyticsDimensionEnum], {
    nullable: true,
    defaultValue: [],
    description: `The dimensions to break the measures down by, at most ${DIMENSIONS_MAX}.`,
  })
  dimensions?: DimensionKey[] | null;

  @Field(() => AnalyticsFilterInput, nullable('Count only what matches this filter.'))
  filter?: AnalyticsFilterInput | null;

  @Field(
    () => [AnalyticsConditionInput],
    nullable(
      `Show only groups whose values meet these conditions, at most ${HAVING_MAX}. With TIME and another dimension, the values over the whole period count.`,
    ),
  )
  having?: AnalyticsConditionInput[] | null;

  @Field(
    () => Boolean,
    nullable('Whether one of the conditions in `having` is enough; otherwise all must be met.'),
  )
  havingAny?: boolean | null;

  @Field(
    () => [AnalyticsCalculationInput],
    nullable(
      `Columns calculated from the values of the answer, at most ${CALCULATIONS_MAX}. They follow those of the measures.`,
    ),
  )
  calculations?: AnalyticsCalculationInput[] | null;

  @Field(() => AnalyticsRangeInput, nullable('The period; null means all time.'))
  range?: AnalyticsRangeInput | null;

  @Field(
    () => String,
    nullable('An IANA time zone such as Asia/Kolkata; null means the time zone of the site.'),
  )
  timeZone?: string | null;

  @Field(
    () => AnalyticsGrainEnum,
    nullable('The step of TIME; null lets the server choose one that fits the period.'),
  )
  grain?: Grain | null;

  @Field(() => AnalyticsCompareEnum, nullable('The period to compare with. Requires a range.'))
  compare?: Comparison | null;

  @Field(
    () => [AnalyticsOrderInput],
    nullable(
      'The sort criteria. Null sorts by time if there is one, by the only dimension if its values have an order (weekdays, hours, months, bands) and there is no limit, otherwise by the first measure, descending.',
    ),
  )
  order?: AnalyticsOrderInput[] | null;

  @Field(() => Int, nullable('The maximum number of groups, not counting the steps of TIME.'))
  limit?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Also return the totals.',
  })
  totals?: boolean | null;

  @Field(
    () => AnalyticsDimensionEnum,
    nullable('The dimension to use as the columns of a pivot table.'),
  )
  pivot?: DimensionKey | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The filter of a saved question; see AnalyticsFilterInput.' })
export class AnalyticsFilterValue {
  @Field(() => [AnalyticsFilterValue], nullable('Every one of these filters matches.'))
  and?: AnalyticsFilterValue[] | null;

  @Field(() => [AnalyticsFilterValue], nullable('At least one of these filters matches.'))
  or?: AnalyticsFilterValue[] | null;

  @Field(() => AnalyticsFilterValue, nullable('This filter does not match.'))
  not?: AnalyticsFilterValue | null;

  @Field(() => ID, nullable('It belongs to this segment.'))
  segment?: string | null;

  @Field(() => AnalyticsDimensionEnum, nullable('The dimension the condition applies to.'))
  dimension?: string | null;

  @Field(() => [String], nullable('The value is one of these.'))
  is?: string[] | null;

  @Field(() => [String], nullable('Excludes these values.'))
  isNot?: string[] | null;

  @Field(() => String, nullable('The value contains this text.'))
  contains?: string | null;

  @Field(() => String, nullable('The value starts with this text.'))
  startsWith?: string | null;

  @Field(() => String, nullable('The value is this or comes after it.'))
  from?: string | null;

  @Field(() => String, nullable('The value is this or comes before it.'))
  to?: string | null;

  @Field(() => Boolean, nullable('True: the value is missing. False: a value is present.'))
  empty?: boolean | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The period of a saved question; see AnalyticsRangeInput.' })
export class AnalyticsRangeValue {
  @Field(() => Int, nullable('How many units back.'))
  last?: number | null;

  @Field(() => AnalyticsGrainEnum, nullable('The unit of `last`.'))
  unit?: Grain | null;

  @Field(() => Boolean, nullable('Count back exactly this many hours, days or weeks from now.'))
  rolling?: boolean | null;

  @Field(() => Boolean, nullable('Only whole units before the current one.'))
  whole?: boolean | null;

  @Field(() => String, nullable('The first day or moment.'))
  from?: string | null;

  @Field(() => String, nullable('The last day, which is included, or a moment, which is not.'))
  to?: string | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A sort criterion of a saved question.' })
export class AnalyticsOrderValue {
  @Field(() => AnalyticsMeasureEnum, nullable('Sort by this measure.'))
  measure?: string | null;

  @Field(() => Int, nullable(BY_CALCULATION))
  calculation?: number | null;

  @Field(() => AnalyticsDimensionEnum, nullable('Sort by this dimension.'))
  dimension?: string | null;

  @Field(() => Boolean, nullable('Sort in descending order.'))
  descending?: boolean | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A condition of a saved question on a value of a group.' })
export class AnalyticsConditionValue {
  @Field(() => AnalyticsMeasureEnum, nullable('Compare this measure of the question.'))
  measure?: string | null;

  @Field(() => Int, nullable(COMPARED_CALCULATION))
  calculation?: number | null;

  @Field(() => AnalyticsConditionTestEnum, { description: 'How the value is compared.' })
  test!: ConditionTest;

  @Field(() => Float, { description: 'The number it is compared with.' })
  value!: number;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A saved question, with the fields of AnalyticsQueryInput.' })
export class AnalyticsQueryValue {
  @Field(() => [AnalyticsMeasureEnum], { description: 'The measures.' })
  measures!: string[];

  @Field(() => Boolean, nullable('The measures are the steps of a funnel.'))
  funnel?: boolean | null;

  @Field(() => [AnalyticsDimensionEnum], nullable('The dimensions.'))
  dimensions?: string[] | null;

  @Field(() => AnalyticsFilterValue, nullable('Count only what matches this filter.'))
  filter?: AnalyticsFilterValue | null;

  @Field(
    () => [AnalyticsConditionValue],
    nullable('Show only groups whose values meet these conditions.'),
  )
  having?: AnalyticsConditionValue[] | null;

  @Field(
    () => Boolean,
    nullable('Whether one of the conditions in `having` is enough; otherwise all must be met.'),
  )
  havingAny?: boolean | null;

  @Field(
    () => [AnalyticsCalculationValue],
    nullable('Columns calculated from the values of the answer.'),
  )
  calculations?: AnalyticsCalculationValue[] | null;

  @Field(() => AnalyticsRangeValue, nullable('The period; null means all time.'))
  range?: AnalyticsRangeValue | null;

  @Field(() => String, nullable('The time zone; null means the time zone of the site.'))
  timeZone?: string | null;

  @Field(() => AnalyticsGrainEnum, nullable('The step of TIME.'))
  grain?: Grain | null;

  @Field(() => AnalyticsCompareEnum, nullable('The period to compare with.'))
  compare?: Comparison | null;

  @Field(() => [AnalyticsOrderValue], nullable('The sort criteria.'))
  order?: AnalyticsOrderValue[] | null;

  @Field(() => Int, nullable('The maximum number of groups.'))
  limit?: number | null;

  @Field(() => Boolean, nullable('Also return the totals.'))
  totals?: boolean | null;

  @Field(
    () => AnalyticsDimensionEnum,
    nullable('The dimension to use as the columns of a pivot table.'),
  )
  pivot?: string | null;
}
