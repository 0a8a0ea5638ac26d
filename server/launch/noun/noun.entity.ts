import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Node } from '#server/graphql/node.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';

@RequiresLogin()
@ObjectType({ implements: Node, description: 'What it is, in one sentence.' })
@Entity({ tableName: 'nouns' })
export class Noun extends Node {
  @Field(() => String, { description: 'What people call it.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was closed; null while it is open.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  closedAt?: Date | null;

  @Field(() => DateTime, { description: 'When it was made.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
