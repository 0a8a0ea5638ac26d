import { Field, ObjectType } from 'type-graphql';
import { RequiresOrKey } from '#server/graphql/requires.ts';

/** The other fields are resolved by field resolvers in several modules. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'Ask questions about the market and read the answers.' })
export class Analytics {
  @Field(() => String, {
    description: 'The time zone of the site, used when a question does not set one.',
  })
  timeZone!: string;
}
