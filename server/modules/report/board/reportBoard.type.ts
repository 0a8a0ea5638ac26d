import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AnalyticsRange } from '#schema/analytics/query.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { AnalyticsPerson } from '#server/modules/report/report.type.ts';

/** Its range, its pins and what may be done to it have resolvers of their own. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({
  description: "Reports side by side: its maker's own, until it is shared with all administrators.",
})
export class AnalyticsDashboard {
  @Field(() => ID, { description: 'The id of the dashboard.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether all administrators may read it.' })
  isShared!: boolean;

  @Field(() => AnalyticsPerson, {
    nullable: true,
    description: 'Who has made it; null where that administrator has left.',
  })
  owner!: AnalyticsPerson | null;

  @Field(() => Int, {
    description: 'Counts its changes: what `saveDashboard` and `movePin` take as `version`.',
  })
  version!: number;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was changed last.' })
  updatedAt!: Date;

  ownerId!: string | null;
  storedRange!: AnalyticsRange | null;
}

/** Its report and what is asked have resolvers of their own. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A report on a dashboard.' })
export class AnalyticsPin {
  @Field(() => ID, { description: 'The id of the pin.' })
  id!: string;

  @Field(() => Int, { description: 'Its place among those the caller sees, from 0.' })
  position!: number;

  @Field(() => Int, { description: 'How many of four columns it takes, 1 to 4.' })
  width!: number;

  boardId!: string;
  reportId!: string;
  /** The range of its dashboard. */
  range!: AnalyticsRange | null;
}
