import { Field, ID, ObjectType } from 'type-graphql';
import type { ChartEventKind } from '#schema/options/chartEvents.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ChartEventKindEnum } from '#server/graphql/enums/chartEvents.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'An event on the time axis of charts.' })
export class ChartEvent {
  @Field(() => ID, { description: 'The id of the event.' })
  id!: string;

  @Field(() => ChartEventKindEnum, { description: 'What it is about.' })
  kind!: ChartEventKind;

  @Field(() => DateTime, {
    description:
      'When it happened. For an added event, the start of its day in the time zone of the site.',
  })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The day, such as 2026-11-01, if an administrator added it; null otherwise.',
  })
  day!: string | null;

  @Field(() => String, { description: 'What happened.' })
  name!: string;
}
