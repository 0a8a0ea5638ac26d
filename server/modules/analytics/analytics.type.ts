import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Grain } from '#schema/analytics/grains.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { AnalyticsGrainEnum, AnalyticsUnitEnum } from './analyticsEnums.type.ts';
import type { Unit } from './model/kinds.ts';

const VALUES = 'In the order of the measures; null where there is nothing to tell.';

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A measure or dimension of an answer.' })
export class AnalyticsColumn {
  @Field(() => String, { description: 'The name of the enum value.' })
  key!: string;

  @Field(() => String, { description: 'What people call it.' })
  name!: string;

  @Field(() => String, { description: 'What it means, in plain words.' })
  description!: string;

  @Field(() => AnalyticsUnitEnum, { description: 'What its numbers are.' })
  unit!: Unit;

  @Field(() => String, { description: 'Where it comes from.' })
  source!: string;

  @Field(() => Boolean, { description: 'Whether its groups sum up to the whole.' })
  isAdditive!: boolean;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'One group of an answer.' })
export class AnalyticsRow {
  @Field(() => [String], {
    nullable: 'items',
    description:
      'In the order of the dimensions; of TIME the local beginning of the step; null where it is not given.',
  })
  keys!: (string | null)[];

  @Field(() => [String], { description: 'The keys as people read them.' })
  labels!: string[];

  @Field(() => [Float], { nullable: 'items', description: VALUES })
  values!: (number | null)[];

  @Field(() => [Float], {
    nullable: 'itemsAndList',
    description: 'The same of the period it is compared with; null without one.',
  })
  previous!: (number | null)[] | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The whole of an answer.' })
export class AnalyticsValues {
  @Field(() => [Float], { nullable: 'items', description: VALUES })
  values!: (number | null)[];

  @Field(() => [Float], {
    nullable: 'itemsAndList',
    description: 'The same of the period it is compared with; null without one.',
  })
  previous!: (number | null)[] | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'One value of the dimension that goes across.' })
export class AnalyticsPivotColumn {
  @Field(() => String, { nullable: true, description: 'Its key; null where it is not given.' })
  key!: string | null;

  @Field(() => String, { description: 'As people read it.' })
  label!: string;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'One group of the dimensions that go down.' })
export class AnalyticsPivotRow {
  @Field(() => [String], { nullable: 'items', description: 'Its keys, without the one across.' })
  keys!: (string | null)[];

  @Field(() => [String], { description: 'As people read them.' })
  labels!: string[];

  @Field(() => [[Float]], {
    nullable: 'items',
    description: 'For each column the values of the measures; null where there is no such group.',
  })
  cells!: ((number | null)[] | null)[];
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The rows of an answer, with one dimension across.' })
export class AnalyticsPivot {
  @Field(() => [AnalyticsPivotColumn], { description: 'What goes across.' })
  columns!: AnalyticsPivotColumn[];

  @Field(() => [AnalyticsPivotRow], { description: 'What goes down.' })
  rows!: AnalyticsPivotRow[];
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The answer to a question.' })
export class AnalyticsAnswer {
  @Field(() => [AnalyticsColumn], { description: 'What it is broken down by.' })
  dimensions!: AnalyticsColumn[];

  @Field(() => [AnalyticsColumn], { description: 'What is counted.' })
  measures!: AnalyticsColumn[];

  @Field(() => [AnalyticsRow], { description: 'Its groups.' })
  rows!: AnalyticsRow[];

  @Field(() => AnalyticsValues, {
    nullable: true,
    description: 'The whole, where it was asked for.',
  })
  totals!: AnalyticsValues | null;

  @Field(() => AnalyticsPivot, {
    nullable: true,
    description: 'The same rows, where one goes across.',
  })
  pivot!: AnalyticsPivot | null;

  @Field(() => DateTime, { nullable: true, description: 'From when on; null: from the beginning.' })
  from!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when, not included; null: to the end.',
  })
  to!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Where the compared period begins.' })
  previousFrom!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Where the compared period ends.' })
  previousTo!: Date | null;

  @Field(() => String, { description: 'Whose midnights count.' })
  timeZone!: string;

  @Field(() => AnalyticsGrainEnum, {
    nullable: true,
    description: 'The steps of TIME, where it is asked for.',
  })
  grain!: Grain | null;

  @Field(() => Int, { description: 'How many rows the whole answer has.' })
  rowCount!: number;

  @Field(() => Boolean, { description: 'Whether all of them are here.' })
  isComplete!: boolean;

  @Field(() => Int, { description: 'How many groups of fewer than five people were left out.' })
  leftOut!: number;

  @Field(() => DateTime, { description: 'When it was read.' })
  readAt!: Date;

  @Field(() => DateTime, { description: 'Up to when everything is counted.' })
  freshAt!: Date;

  @Field(() => Float, { description: 'How long the database took.' })
  milliseconds!: number;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'How a question is asked of the database.' })
export class AnalyticsExplanation {
  @Field(() => String, { description: 'The one statement, its values as $1, $2 and so on.' })
  sql!: string;

  @Field(() => [String], { description: 'Those values.' })
  values!: string[];

  @Field(() => String, { nullable: true, description: 'What the database would do, from EXPLAIN.' })
  plan!: string | null;
}
