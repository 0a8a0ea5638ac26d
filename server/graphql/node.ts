import { PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Field, ID, InterfaceType } from 'type-graphql';

/** An object with an id of its own; a plain row names its type in `__typename`. */
@InterfaceType({
  description: 'An object that can be fetched again by its id.',
  resolveType: (value: { __typename?: string; constructor: { name: string } }) =>
    value.__typename ?? value.constructor.name,
})
export abstract class Node {
  @Field(() => ID, { description: 'The id, a UUIDv7, unique across all types.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;
}
