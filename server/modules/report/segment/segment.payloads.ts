import { Field, ID, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { AnalyticsSegment } from './segment.type.ts';

@Requires('admin')
@ObjectType({ description: 'The current state of a segment.' })
export class AnalyticsSegmentPayload {
  @Field(() => AnalyticsSegment, { description: 'The segment.' })
  segment!: AnalyticsSegment;
}

@Requires('admin')
@ObjectType({ description: 'The segment that was deleted.' })
export class DeletedSegmentPayload {
  @Field(() => ID, { description: 'Its id.' })
  deletedSegmentId!: string;
}
