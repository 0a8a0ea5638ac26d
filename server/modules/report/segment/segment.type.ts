import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { SegmentNoun, SegmentUser } from '#schema/options/segments.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import {
  AnalyticsSegmentNounEnum,
  AnalyticsSegmentUserEnum,
} from '#server/graphql/enums/segments.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { AnalyticsPerson } from '../report.type.ts';

/** The conditions, permissions and uses are resolved by field resolvers. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({
  description:
    'A saved set of conditions on people, companies, jobs or applications. Filters use it by its id, and it is evaluated each time. It is private to its owner until shared with all administrators.',
})
export class AnalyticsSegment {
  @Field(() => ID, { description: 'The id of the segment.' })
  id!: string;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => AnalyticsSegmentNounEnum, { description: 'What it contains.' })
  noun!: SegmentNoun;

  @Field(() => Boolean, { description: 'Whether all administrators may use it.' })
  isShared!: boolean;

  @Field(() => AnalyticsPerson, {
    nullable: true,
    description: 'The administrator who created it; null if they have left.',
  })
  owner!: AnalyticsPerson | null;

  @Field(() => Int, {
    description:
      'A number that increases with every change. Pass it as `version` to `saveSegment`.',
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
@ObjectType({ description: 'A report, an alert or a dashboard that uses a segment.' })
export class AnalyticsSegmentUse {
  @Field(() => AnalyticsSegmentUserEnum, {
    description: 'Whether it is a report, an alert or a dashboard.',
  })
  kind!: SegmentUser;

  @Field(() => ID, {
    nullable: true,
    description: "Its id; null if it is someone else's private one.",
  })
  id!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Its name; null if it is someone else's private one.",
  })
  name!: string | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'What a segment would contain.' })
export class AnalyticsSegmentTrial {
  @Field(() => Int, {
    nullable: true,
    description:
      'How many there are now; null if it describes people and has fewer than five of them. Without people whose group has fewer than five.',
  })
  size!: number | null;

  @Field(() => String, { description: 'The conditions in words.' })
  conditions!: string;
}
