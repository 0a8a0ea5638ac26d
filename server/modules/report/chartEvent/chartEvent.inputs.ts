import { Field, ID, InputType } from 'type-graphql';
import type { NotedEvent } from '#schema/options/chartEvents.ts';
import { chartEventSchema } from '#schema/validation/chartEvents.ts';
import { NotedEventEnum } from '#server/graphql/enums/chartEvents.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(chartEventSchema)
@InputType({ description: 'The event to note.' })
export class NoteChartEventInput {
  @Field(() => NotedEventEnum, { description: 'What it is about.' })
  kind!: NotedEvent;

  @Field(() => String, { description: 'The day, such as 2026-11-01.' })
  day!: string;

  @Field(() => String, { description: 'What happened.' })
  name!: string;
}

@InputType({ description: 'The event to delete.' })
export class DeleteChartEventInput {
  @Field(() => ID, { description: 'The id of an added event.' })
  id!: string;
}
