import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ANALYTICS_FIGURES, type FigureSection } from '#schema/analytics/figures/figures.ts';
import type { Figure, FigureUnit } from '#schema/analytics/figures/figure.ts';
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
  'What the analytics screen looks back on.',
  {
    days_7: '7d: the last 7 days.',
    days_30: '30d: the last 30 days.',
    days_90: '90d: the last 90 days.',
    year_1: '1y: the last 365 days.',
  },
);

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A figure, with the question that it is the answer to.' })
export class AnalyticsFigure {
  @Field(() => String, { description: 'The name of the field that tells it alone.' })
  key!: string;

  @Field(() => Float, { nullable: true, description: 'Null where there is nothing to tell.' })
  value!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'In percent; null where there was nothing to compare with, and of a rate.',
  })
  change!: number | null;

  @Field(() => AnalyticsUnitEnum, { description: 'What its value is.' })
  unit!: FigureUnit;

  @Field(() => String, { description: 'What it means, in plain words.' })
  definition!: string;

  @Field(() => AnalyticsQueryValue, { description: 'The question that its value answers.' })
  query!: AnalyticsQuery;

  @Field(() => AnalyticsQueryValue, {
    nullable: true,
    description: 'The question from whose answer its change comes; null of a rate.',
  })
  changeQuery!: AnalyticsQuery | null;

  @Field(() => String, { description: 'Where its question can be looked into on the site.' })
  address!: string;

  @Field(() => String, { nullable: true, description: 'The same of its change.' })
  changeAddress!: string | null;
}

@ObjectType()
abstract class SectionAnalytics {
  @Field(() => [AnalyticsFigure], { description: 'All of them, with what they mean.' })
  figures!: AnalyticsFigure[];

  /** What `overTime` draws. */
  series!: AnalyticsQuery;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType('UserAnalytics', { description: 'The figures of people.' })
export class UserAnalyticsType extends SectionAnalytics {}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType('JobAnalytics', { description: 'The figures of jobs and companies.' })
export class JobAnalyticsType extends SectionAnalytics {}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType('ApplicationAnalytics', { description: 'The figures of applications.' })
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

/** Its parts have resolvers of their own. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'The figures of the analytics screen.' })
export class AnalyticsFigures {
  @Field(() => AnalyticsPeriodEnum, { description: 'What they look back on.' })
  period!: PeriodName;

  @Field(() => DateTime, { description: 'When the period begins.' })
  from!: Date;

  @Field(() => DateTime, { description: 'When they were counted, and the period ends.' })
  countedAt!: Date;

  @Field(() => String, { description: 'Whose midnights count.' })
  timeZone!: string;
}
