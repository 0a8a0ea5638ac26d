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

  @Field(() => String, { description: 'Given name and family name.' })
  name!: string;
}

/** Its question, what may be done to it and its mails have resolvers of their own. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({
  description:
    "A question that somebody keeps: its maker's own, until it is shared with all administrators.",
})
export class AnalyticsReport {
  @Field(() => ID, { description: 'The id of the report.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => String, { description: 'In more words; may be empty.' })
  description!: string;

  @Field(() => AnalyticsChartEnum, { description: 'How it is drawn.' })
  chart!: ChartKind;

  @Field(() => Boolean, { description: 'Whether all administrators may read it.' })
  isShared!: boolean;

  @Field(() => AnalyticsPerson, {
    nullable: true,
    description: 'Who has made it; null where that administrator has left.',
  })
  owner!: AnalyticsPerson | null;

  @Field(() => Int, { description: 'Counts its changes: what `saveReport` takes as `version`.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was changed last.' })
  updatedAt!: Date;

  ownerId!: string | null;
  stored!: unknown;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A question that administrators ask first.' })
export class AnalyticsTemplate {
  @Field(() => String, { description: 'Its key.' })
  key!: string;

  @Field(() => String, { description: 'The question as people ask it.' })
  name!: string;

  @Field(() => String, { description: 'What is asked for that, in words.' })
  question!: string;

  @Field(() => AnalyticsQueryValue, { description: 'The query.' })
  query!: AnalyticsQuery;

  @Field(() => AnalyticsChartEnum, { description: 'How it is drawn.' })
  chart!: ChartKind;

  @Field(() => String, { description: 'Query and chart as the address of a page holds them.' })
  address!: string;
}
