import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Comparison, Grain } from '#schema/analytics/grains.ts';
import { DIMENSIONS_MAX, MEASURES_MAX } from '#schema/analytics/query.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import {
  AnalyticsCompareEnum,
  AnalyticsDimensionEnum,
  AnalyticsGrainEnum,
  AnalyticsMeasureEnum,
} from './analyticsEnums.type.ts';
import type { DimensionKey } from './model/dimensions.ts';
import type { MeasureKey } from './model/measures.ts';

const nullable = (description: string) => ({ nullable: true, description });

@InputType({
  description:
    'One test of one dimension, or several filters joined: exactly one of and, or, not, dimension.',
})
export class AnalyticsFilterInput {
  @Field(() => [AnalyticsFilterInput], nullable('All of these.'))
  and?: AnalyticsFilterInput[] | null;

  @Field(() => [AnalyticsFilterInput], nullable('At least one of these.'))
  or?: AnalyticsFilterInput[] | null;

  @Field(() => AnalyticsFilterInput, nullable('Everything but this.'))
  not?: AnalyticsFilterInput | null;

  @Field(
    () => AnalyticsDimensionEnum,
    nullable('What is tested, with exactly one of the tests below.'),
  )
  dimension?: DimensionKey | null;

  @Field(() => [String], nullable('It is one of these.'))
  is?: string[] | null;

  @Field(() => [String], nullable('It is none of these; what is not given is none of them.'))
  isNot?: string[] | null;

  @Field(() => String, nullable('It has this in it, in capitals or not.'))
  contains?: string | null;

  @Field(() => String, nullable('It begins with this, in capitals or not.'))
  startsWith?: string | null;

  @Field(() => String, nullable('It is this or comes after it: of bands, numbers and time.'))
  from?: string | null;

  @Field(() => String, nullable('It is this or comes before it; may stand beside `from`.'))
  to?: string | null;

  @Field(() => Boolean, nullable('It is not given; with false: it is given.'))
  empty?: boolean | null;
}

@InputType({ description: 'Either the last so and so many, or from one day or moment to another.' })
export class AnalyticsRangeInput {
  @Field(() => Int, nullable('How many of the unit, the one that runs included up to now.'))
  last?: number | null;

  @Field(() => AnalyticsGrainEnum, nullable('Of `last`.'))
  unit?: Grain | null;

  @Field(() => Boolean, nullable('Exactly so many hours, days or weeks back from now instead.'))
  rolling?: boolean | null;

  @Field(() => String, nullable('The first day, such as 2026-11-01, or a moment in ISO 8601.'))
  from?: string | null;

  @Field(() => String, nullable('The last day, which belongs to it, or a moment, which does not.'))
  to?: string | null;
}

@InputType({ description: 'One thing to sort by: a measure or a dimension of the query.' })
export class AnalyticsOrderInput {
  @Field(() => AnalyticsMeasureEnum, nullable('By this measure.'))
  measure?: MeasureKey | null;

  @Field(() => AnalyticsDimensionEnum, nullable('By this dimension.'))
  dimension?: DimensionKey | null;

  @Field(() => Boolean, { nullable: true, defaultValue: false, description: 'The largest first.' })
  descending?: boolean | null;
}

@InputType({ description: 'A question.' })
export class AnalyticsQueryInput {
  @Field(() => [AnalyticsMeasureEnum], { description: `What is counted, 1 to ${MEASURES_MAX}.` })
  measures!: MeasureKey[];

  @Field(() => [AnalyticsDimensionEnum], {
    nullable: true,
    defaultValue: [],
    description: `What it is broken down by, at most ${DIMENSIONS_MAX}.`,
  })
  dimensions?: DimensionKey[] | null;

  @Field(() => AnalyticsFilterInput, nullable('What counts at all.'))
  filter?: AnalyticsFilterInput | null;

  @Field(() => AnalyticsRangeInput, nullable('When; null: all time.'))
  range?: AnalyticsRangeInput | null;

  @Field(() => String, nullable("An IANA name such as Asia/Kolkata; null: the site's."))
  timeZone?: string | null;

  @Field(() => AnalyticsGrainEnum, nullable('The steps of TIME; null: a fitting one.'))
  grain?: Grain | null;

  @Field(() => AnalyticsCompareEnum, nullable('With what it is compared; needs a range.'))
  compare?: Comparison | null;

  @Field(
    () => [AnalyticsOrderInput],
    nullable('Null: by time, else by the first measure, the largest first.'),
  )
  order?: AnalyticsOrderInput[] | null;

  @Field(() => Int, nullable('How many groups of the dimensions other than TIME.'))
  limit?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'The whole besides its groups.',
  })
  totals?: boolean | null;

  @Field(() => AnalyticsDimensionEnum, nullable('The one of the dimensions that goes across.'))
  pivot?: DimensionKey | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A filter of a kept question; see AnalyticsFilterInput.' })
export class AnalyticsFilterValue {
  @Field(() => [AnalyticsFilterValue], nullable('All of these.'))
  and?: AnalyticsFilterValue[] | null;

  @Field(() => [AnalyticsFilterValue], nullable('At least one of these.'))
  or?: AnalyticsFilterValue[] | null;

  @Field(() => AnalyticsFilterValue, nullable('Everything but this.'))
  not?: AnalyticsFilterValue | null;

  @Field(() => AnalyticsDimensionEnum, nullable('What is tested.'))
  dimension?: string | null;

  @Field(() => [String], nullable('It is one of these.'))
  is?: string[] | null;

  @Field(() => [String], nullable('It is none of these.'))
  isNot?: string[] | null;

  @Field(() => String, nullable('It has this in it.'))
  contains?: string | null;

  @Field(() => String, nullable('It begins with this.'))
  startsWith?: string | null;

  @Field(() => String, nullable('It is this or comes after it.'))
  from?: string | null;

  @Field(() => String, nullable('It is this or comes before it.'))
  to?: string | null;

  @Field(() => Boolean, nullable('It is not given, or with false given.'))
  empty?: boolean | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The time of a kept question; see AnalyticsRangeInput.' })
export class AnalyticsRangeValue {
  @Field(() => Int, nullable('How many of the unit.'))
  last?: number | null;

  @Field(() => AnalyticsGrainEnum, nullable('Of `last`.'))
  unit?: Grain | null;

  @Field(() => Boolean, nullable('Exactly so many hours, days or weeks back from now.'))
  rolling?: boolean | null;

  @Field(() => String, nullable('The first day or moment.'))
  from?: string | null;

  @Field(() => String, nullable('The last day, or the moment at which it ends.'))
  to?: string | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'What a kept question is sorted by.' })
export class AnalyticsOrderValue {
  @Field(() => AnalyticsMeasureEnum, nullable('By this measure.'))
  measure?: string | null;

  @Field(() => AnalyticsDimensionEnum, nullable('By this dimension.'))
  dimension?: string | null;

  @Field(() => Boolean, nullable('The largest first.'))
  descending?: boolean | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A kept question, with the fields of AnalyticsQueryInput.' })
export class AnalyticsQueryValue {
  @Field(() => [AnalyticsMeasureEnum], { description: 'What is counted.' })
  measures!: string[];

  @Field(() => [AnalyticsDimensionEnum], nullable('What it is broken down by.'))
  dimensions?: string[] | null;

  @Field(() => AnalyticsFilterValue, nullable('What counts at all.'))
  filter?: AnalyticsFilterValue | null;

  @Field(() => AnalyticsRangeValue, nullable('When; null: all time.'))
  range?: AnalyticsRangeValue | null;

  @Field(() => String, nullable("The time zone; null: the site's."))
  timeZone?: string | null;

  @Field(() => AnalyticsGrainEnum, nullable('The steps of TIME.'))
  grain?: Grain | null;

  @Field(() => AnalyticsCompareEnum, nullable('With what it is compared.'))
  compare?: Comparison | null;

  @Field(() => [AnalyticsOrderValue], nullable('What it is sorted by.'))
  order?: AnalyticsOrderValue[] | null;

  @Field(() => Int, nullable('How many groups.'))
  limit?: number | null;

  @Field(() => Boolean, nullable('The whole besides its groups.'))
  totals?: boolean | null;

  @Field(() => AnalyticsDimensionEnum, nullable('What goes across.'))
  pivot?: string | null;
}
