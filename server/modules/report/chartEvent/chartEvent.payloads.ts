import { Field, ID, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { ChartEvent } from './chartEvent.type.ts';

@Requires('admin')
@ObjectType({ description: 'The event that was added.' })
export class ChartEventPayload {
  @Field(() => ChartEvent, { description: 'The event.' })
  event!: ChartEvent;
}

@Requires('admin')
@ObjectType({ description: 'The event that was deleted.' })
export class DeletedChartEventPayload {
  @Field(() => ID, { description: 'The id of the event.' })
  deletedEventId!: string;
}
