import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ChartKind } from '#schema/analytics/charts.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { AnalyticsChartEnum } from '#server/modules/analytics/analyticsEnums.type.ts';
import { AnalyticsQueryValue } from '#server/modules/analytics/analyticsQuery.type.ts';

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'An administrator.' })
export class AnalyticsPerson {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'First and last name.' })
  name!: string;
}

/** The question, permissions and schedule are resolved by field resolvers. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({
  description: 'A saved question. It is private to its owner until shared with all administrators.',
})
export class AnalyticsReport {
  @Field(() => ID, { description: 'The id of the report.' })
  id!: string;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, { description: 'The description; may be empty.' })
  description!: string;

  @Field(() => AnalyticsChartEnum, { description: 'The chart type.' })
  chart!: ChartKind;

  @Field(() => Boolean, { description: 'Whether all administrators may read it.' })
  isShared!: boolean;

  @Field(() => AnalyticsPerson, {
    nullable: true,
    description: 'The administrator who created it; null if they have left.',
  })
  owner!: AnalyticsPerson | null;

  @Field(() => Int, {
    description: 'A number that increases with every change. Pass it as `version` to `saveReport`.',
  })
  version!: number;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: Date;

  ownerId!: string | null;
  stored!: unknown;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A ready-made question administrators often ask.' })
export class AnalyticsTemplate {
  @Field(() => String, { description: 'The key.' })
  key!: string;

  @Field(() => String, { description: 'The question as people would ask it.' })
  name!: string;

  @Field(() => String, { description: 'The query in words.' })
  question!: string;

  @Field(() => AnalyticsQueryValue, { description: 'The query.' })
  query!: AnalyticsQuery;

  @Field(() => AnalyticsChartEnum, { description: 'The chart type.' })
  chart!: ChartKind;

  @Field(() => String, { description: 'The query and chart as URL parameters.' })
  address!: string;
}
