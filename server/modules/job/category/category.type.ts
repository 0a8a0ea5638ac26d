import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.ts';

@ObjectType({ implements: Node, description: 'A field of work that jobs are grouped under.' })
export class Category extends Node {
  @Field(() => String, { description: 'The name used in URLs.' })
  slug!: string;

  @Field(() => String, { description: 'The display name.' })
  title!: string;

  @Field(() => String, { description: 'The name of its Lucide icon.' })
  icon!: string;

  @Field(() => Int, { description: 'Its colour, as a hue from 0 to 360.' })
  hue!: number;

  /** Only if it was read together with the rest; otherwise it is counted when a query asks for it. */
  jobCount?: number;
}
