import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Node } from '#server/graphql/node.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';

@RequiresLogin()
@ObjectType({ implements: Node, description: 'One sentence on what it represents.' })
@Entity({ tableName: 'nouns' })
export class Noun extends Node {
  @Field(() => String, { description: 'The name that users see.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was closed; null while it is open.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  closedAt?: Date | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
  @Property({ type: 'timestamptz' }) updatedAt!: Date;
}
