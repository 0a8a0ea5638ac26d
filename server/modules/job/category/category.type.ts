import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.ts';

@ObjectType({ implements: Node, description: 'A field of work that jobs are sorted into.' })
export class Category extends Node {
  @Field(() => String, { description: 'Its name in addresses.' })
  slug!: string;

  @Field(() => String, { description: 'Its name as people read it.' })
  title!: string;

  @Field(() => String, { description: 'The name of its picture, an icon of Lucide.' })
  icon!: string;

  @Field(() => Int, { description: 'Its colour, a hue from 0 to 360.' })
  hue!: number;

  @Field(() => Int, { description: 'How many live jobs it holds.' })
  jobCount!: number;
}
