import { PrimaryKey } from '@mikro-orm/decorators/legacy';
import { Field, ID, InterfaceType } from 'type-graphql';

/** A plain row names its type in `__typename`, an entity by its class. */
export function typeNameOf(value: { __typename?: string; constructor: { name: string } }): string {
  return value.__typename ?? value.constructor.name;
}

/** Everything that has an id implements this interface. */
@InterfaceType({
  description: 'An object that can be fetched again by its id.',
  resolveType: typeNameOf,
})
export abstract class Node {
  @Field(() => ID, { description: 'The id, a UUIDv7, unique across all types.' })
  @PrimaryKey({ type: 'uuid' })
  id!: string;
}
