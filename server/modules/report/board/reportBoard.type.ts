import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { BoardFilters } from '#schema/analytics/boardView.ts';
import type { AnalyticsRange } from '#schema/analytics/query.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { AnalyticsPerson } from '#server/modules/report/report.type.ts';
import { AnalyticsBoardFilters } from './boardView.type.ts';

/** The range, the pins and the permissions are resolved by field resolvers. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({
  description:
    'A dashboard of reports. It is private to its owner until shared with all administrators.',
})
export class AnalyticsDashboard {
  @Field(() => ID, { description: 'The id of the dashboard.' })
  id!: string;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether all administrators may read it.' })
  isShared!: boolean;

  @Field(() => AnalyticsPerson, {
    nullable: true,
    description: 'The administrator who created it; null if they have left.',
  })
  owner!: AnalyticsPerson | null;

  @Field(() => Int, {
    description:
      'A number that increases with every change. Pass it as `version` to `saveDashboard` and `movePin`.',
  })
  version!: number;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: Date;

  @Field(() => AnalyticsBoardFilters, {
    description: 'What all of its reports are filtered by, as far as that applies to them.',
  })
  filters!: BoardFilters;

  ownerId!: string | null;
  storedRange!: AnalyticsRange | null;
}

/** The report and the question are resolved by field resolvers. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A report on a dashboard.' })
export class AnalyticsPin {
  @Field(() => ID, { description: 'The id of the pin.' })
  id!: string;

  @Field(() => Int, { description: 'The position among the pins you can see, starting at 0.' })
  position!: number;

  @Field(() => Int, { description: 'The width in columns, 1 to 4.' })
  width!: number;

  boardId!: string;
  reportId!: string;
  /** The range and the filters of its dashboard. */
  range!: AnalyticsRange | null;
  filters!: BoardFilters;
}
