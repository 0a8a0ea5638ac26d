import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Grain } from '#schema/analytics/grains.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import {
  AnalyticsBetterWhenEnum,
  AnalyticsComparabilityEnum,
  AnalyticsGrainEnum,
  AnalyticsMeasureEnum,
  AnalyticsPartEnum,
  AnalyticsUnitEnum,
} from './analyticsEnums.type.ts';
import type { BetterWhen } from './model/betterWhen.ts';
import type { Unit } from './model/kinds.ts';
import type { MeasureKey } from './model/measures.ts';
import type { Comparability } from './model/past.ts';
import type { RowPart } from './rows/rowParts.ts';

const VALUES =
  'The values, in the order of the columns in `measures`; null if there is nothing to show.';

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A measure or dimension in an answer.' })
export class AnalyticsColumn {
  @Field(() => String, {
    description:
      'The name of the enum value; of a calculation, CALCULATION_1 and so on; of the time to a step of a funnel, TIME_TO_ and the step.',
  })
  key!: string;

  @Field(() => String, { description: 'The display name.' })
  name!: string;

  @Field(() => String, { description: 'What the measure or dimension means.' })
  description!: string;

  @Field(() => AnalyticsUnitEnum, { description: 'The unit of its numbers.' })
  unit!: Unit;

  @Field(() => String, { description: 'The table the numbers come from.' })
  source!: string;

  @Field(() => Boolean, { description: 'Whether the values of its groups add up to the total.' })
  isAdditive!: boolean;

  @Field(() => AnalyticsComparabilityEnum, {
    description: 'How it is compared with an earlier period; a dimension is SETTLED.',
  })
  comparability!: Comparability;

  @Field(() => Boolean, {
    description:
      'Whether everything it counts is also counted by the measure before it, as in a funnel.',
  })
  isWithinPrevious!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'The key of the step of a funnel, if this is the median time from the step before to that step.',
  })
  timesStep!: string | null;
  @Field(() => AnalyticsBetterWhenEnum, {
    nullable: true,
    description: 'Which direction of change is good news; null if neither is, and for dimensions.',
  })
  betterWhen!: BetterWhen | null;

  @Field(() => Boolean, {
    description:
      'Whether the values are of a moment: the end of each step or of the period, or now. They do not add up over time.',
  })
  isStock!: boolean;

  @Field(() => [AnalyticsPartEnum], {
    description:
      'The parts whose rows can be listed with `rows`; empty for dimensions, for sums, for calculations, and if the question is about personal attributes.',
  })
  rowParts!: RowPart[];

  @Field(() => [AnalyticsMeasureEnum], {
    description:
      'The measures whose rows `rows` can list for its values: the measure itself, or those that a calculation is made of.',
  })
  rowMeasures!: MeasureKey[];
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'One group in an answer.' })
export class AnalyticsRow {
  @Field(() => [String], {
    nullable: 'items',
    description:
      'The keys, in the order of the dimensions. TIME is the local start of the step; null means not given.',
  })
  keys!: (string | null)[];

  @Field(() => [String], { description: 'The keys as display labels.' })
  labels!: string[];

  @Field(() => [Float], { nullable: 'items', description: VALUES })
  values!: (number | null)[];

  @Field(() => [Float], {
    nullable: 'itemsAndList',
    description: 'The same measures for the comparison period; null if there is none.',
  })
  previous!: (number | null)[] | null;

  @Field(() => [[Float]], {
    nullable: 'items',
    description:
      'What each share is made of, its part and its whole; null for other measures. While they are small, they say more than a percentage.',
  })
  counts!: (number[] | null)[];

  @Field(() => [[Float]], {
    nullable: 'itemsAndList',
    description: 'The same for the comparison period; null if there is none.',
  })
  previousCounts!: (number[] | null)[] | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The totals of an answer.' })
export class AnalyticsValues {
  @Field(() => [Float], { nullable: 'items', description: VALUES })
  values!: (number | null)[];

  @Field(() => [Float], {
    nullable: 'itemsAndList',
    description: 'The same measures for the comparison period; null if there is none.',
  })
  previous!: (number | null)[] | null;

  @Field(() => [[Float]], {
    nullable: 'items',
    description:
      'What each share is made of, its part and its whole; null for other measures. While they are small, they say more than a percentage.',
  })
  counts!: (number[] | null)[];

  @Field(() => [[Float]], {
    nullable: 'itemsAndList',
    description: 'The same for the comparison period; null if there is none.',
  })
  previousCounts!: (number[] | null)[] | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'One column of the pivot: a value of the pivoted dimension.' })
export class AnalyticsPivotColumn {
  @Field(() => String, { nullable: true, description: 'The key; null means not given.' })
  key!: string | null;

  @Field(() => String, { description: 'The display label.' })
  label!: string;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'One row of the pivot: a group of the remaining dimensions.' })
export class AnalyticsPivotRow {
  @Field(() => [String], {
    nullable: 'items',
    description: 'The keys, without the pivoted dimension.',
  })
  keys!: (string | null)[];

  @Field(() => [String], { description: 'The display labels.' })
  labels!: string[];

  @Field(() => [[Float]], {
    nullable: 'items',
    description: 'The measure values for each column; null where the group does not exist.',
  })
  cells!: ((number | null)[] | null)[];

  @Field(() => [[[Float]]], {
    nullable: 'items',
    description:
      'For each column and measure, what a share is made of: its part and its whole. Null for other measures, and where the group does not exist.',
  })
  counts!: ((number[] | null)[] | null)[];
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The rows of an answer, pivoted by one dimension.' })
export class AnalyticsPivot {
  @Field(() => String, { description: 'The key of the dimension in the columns.' })
  dimension!: string;

  @Field(() => [AnalyticsPivotColumn], { description: 'The columns.' })
  columns!: AnalyticsPivotColumn[];

  @Field(() => [AnalyticsPivotRow], { description: 'The rows.' })
  rows!: AnalyticsPivotRow[];
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The answer to a question.' })
export class AnalyticsAnswer {
  @Field(() => [AnalyticsColumn], { description: 'The dimensions of the question.' })
  dimensions!: AnalyticsColumn[];

  @Field(() => [AnalyticsColumn], {
    description: 'The measures of the question, followed by its calculations.',
  })
  measures!: AnalyticsColumn[];

  @Field(() => [AnalyticsRow], { description: 'The groups.' })
  rows!: AnalyticsRow[];

  @Field(() => AnalyticsValues, {
    nullable: true,
    description: 'The totals, if the question asked for them.',
  })
  totals!: AnalyticsValues | null;

  @Field(() => AnalyticsPivot, {
    nullable: true,
    description: 'The same rows as a pivot table, if the question has a pivot.',
  })
  pivot!: AnalyticsPivot | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The start of the period; null means from the beginning.',
  })
  from!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The end of the period, exclusive; null means open-ended.',
  })
  to!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'The start of the comparison period.' })
  previousFrom!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'The end of the comparison period.' })
  previousTo!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'The moment as of which the comparison period is counted: as long after its end as now is after the end of the period. What has happened since is left out.',
  })
  previousAsOf!: Date | null;

  @Field(() => String, { description: 'The time zone that days and steps of TIME follow.' })
  timeZone!: string;

  @Field(() => AnalyticsGrainEnum, {
    nullable: true,
    description: 'The step of TIME, if the question has that dimension.',
  })
  grain!: Grain | null;

  @Field(() => Int, { description: 'The number of rows in the full answer.' })
  rowCount!: number;

  @Field(() => Boolean, { description: 'Whether this answer contains all rows.' })
  isComplete!: boolean;

  @Field(() => Int, {
    description: 'The number of groups hidden because they have fewer than five people.',
  })
  leftOut!: number;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Stocks are exact from this moment on. Earlier ones follow from dates and the activity log. Null if all of the answer is exact.',
  })
  exactFrom!: Date | null;

  @Field(() => DateTime, { description: 'When the data was read.' })
  readAt!: Date;

  @Field(() => DateTime, { description: 'Everything up to this time is counted.' })
  freshAt!: Date;

  @Field(() => Float, { description: 'How long the database took, in milliseconds.' })
  milliseconds!: number;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'How a question is sent to the database.' })
export class AnalyticsExplanation {
  @Field(() => String, { description: 'The SQL statement, with its values as $1, $2 and so on.' })
  sql!: string;

  @Field(() => [String], { description: 'The values.' })
  values!: string[];

  @Field(() => String, { nullable: true, description: 'The query plan from EXPLAIN.' })
  plan!: string | null;
}
