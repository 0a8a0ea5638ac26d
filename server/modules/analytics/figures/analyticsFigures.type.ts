import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ANALYTICS_FIGURES, type FigureSection } from '#schema/analytics/figures/figures.ts';
import type { FigureComparison, Figure, FigureUnit } from '#schema/analytics/figures/figure.ts';
import type { PeriodName } from '#schema/analytics/figures/periods.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { translator } from '#server/lib/words.ts';
import { AnalyticsUnitEnum } from '#server/modules/analytics/analyticsEnums.type.ts';
import { AnalyticsQueryValue } from '#server/modules/analytics/analyticsQuery.type.ts';

export const AnalyticsPeriodEnum = graphqlEnum<PeriodName>(
  'AnalyticsPeriod',
  'The period the analytics screen covers.',
  {
    days_7: '7d: the last 7 days.',
    days_30: '30d: the last 30 days.',
    days_90: '90d: the last 90 days.',
    year_1: '1y: the last 365 days.',
  },
);

const FigureComparisonEnum = graphqlEnum<FigureComparison>(
  'AnalyticsFigureComparison',
  'What the change of a figure compares. An earlier period is counted as it was when it ended.',
  {
    new: 'What was added in the period, with what was added in the period before.',
    outcome: 'Entries of the period with this outcome so far, with those of the period before.',
    before: 'The figure over the period, with the same over the period before.',
    stock: 'What there is now, with what there was when the period began.',
    yesterday: 'Today so far, with yesterday up to the same time.',
    rate: 'The figure is itself a change.',
  },
);

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The counts that a percentage is made of.' })
export class AnalyticsFigureCounts {
  @Field(() => Int, { description: 'What is counted, in the period.' })
  part!: number;

  @Field(() => Int, { nullable: true, description: 'Of how many; null for growth.' })
  whole!: number | null;

  @Field(() => Int, {
    description: 'What was counted in the period before, as of its end.',
  })
  partBefore!: number;

  @Field(() => Int, { nullable: true, description: 'Of how many in the period before.' })
  wholeBefore!: number | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A figure, with the question it answers.' })
export class AnalyticsFigure {
  @Field(() => String, { description: 'The name of the field that returns this figure alone.' })
  key!: string;

  @Field(() => Float, { nullable: true, description: 'Null if there is nothing to measure.' })
  value!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The change in percent; null for a rate, or if there is nothing to compare with.',
  })
  change!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The later of the two values that the change compares.',
  })
  recent!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The earlier of the two values that the change compares.',
  })
  before!: number | null;

  @Field(() => AnalyticsFigureCounts, {
    nullable: true,
    description: 'The counts behind a percentage. Small counts say more than the percentage.',
  })
  counts!: AnalyticsFigureCounts | null;

  @Field(() => FigureComparisonEnum, { description: 'What the change compares.' })
  compares!: FigureComparison;

  @Field(() => AnalyticsUnitEnum, { description: 'The unit of the value.' })
  unit!: FigureUnit;

  @Field(() => String, { description: 'What the figure means.' })
  definition!: string;

  @Field(() => AnalyticsQueryValue, { description: 'The question that returns the value.' })
  query!: AnalyticsQuery;

  @Field(() => AnalyticsQueryValue, {
    nullable: true,
    description: 'The question that returns the change; null for a rate and for a stock.',
  })
  changeQuery!: AnalyticsQuery | null;

  @Field(() => String, { description: 'The page of the site that opens the question.' })
  address!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The page of the site that opens the question behind the change.',
  })
  changeAddress!: string | null;
}

@ObjectType()
abstract class SectionAnalytics {
  @Field(() => [AnalyticsFigure], {
    description: 'All figures of the section, with their definitions.',
  })
  figures!: AnalyticsFigure[];

  /** The question behind `overTime`. */
  series!: AnalyticsQuery;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType('UserAnalytics', { description: 'Figures about users.' })
export class UserAnalyticsType extends SectionAnalytics {}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType('JobAnalytics', { description: 'Figures about jobs and companies.' })
export class JobAnalyticsType extends SectionAnalytics {}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType('ApplicationAnalytics', { description: 'Figures about applications.' })
export class ApplicationAnalyticsType extends SectionAnalytics {}

export const SECTION_TYPES = {
  users: UserAnalyticsType,
  jobs: JobAnalyticsType,
  applications: ApplicationAnalyticsType,
} as const satisfies Record<FigureSection, unknown>;

const english = translator('en', 'analytics');
for (const [section, figures] of Object.entries(ANALYTICS_FIGURES)) {
  const { prototype } = SECTION_TYPES[section as FigureSection];
  for (const [key, { unit }] of Object.entries<Figure>(figures)) {
    const description = english(`figures.figure.${section}.${key}.means`);
    const field =
      unit === 'count'
        ? Field(() => Int, { description })
        : Field(() => Float, { nullable: true, description });
    field(prototype, key);
  }
}

/** Its sections are resolved by field resolvers. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The figures of the analytics screen.' })
export class AnalyticsFigures {
  @Field(() => AnalyticsPeriodEnum, { description: 'The period the figures cover.' })
  period!: PeriodName;

  @Field(() => DateTime, { description: 'When the period begins.' })
  from!: Date;

  @Field(() => DateTime, {
    description: 'When the figures were calculated; also the end of the period.',
  })
  countedAt!: Date;

  @Field(() => String, { description: 'The time zone that days follow.' })
  timeZone!: string;
}
