import { Field, ObjectType } from 'type-graphql';
import { RequiresOrKey } from '#server/graphql/requires.ts';

/** Its other fields have resolvers of their own, in several modules. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'Questions about the market, and their answers.' })
export class Analytics {
  @Field(() => String, { description: "The site's time zone, where none is asked for." })
  timeZone!: string;
}
