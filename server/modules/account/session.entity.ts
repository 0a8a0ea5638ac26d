import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { User } from './user.entity.ts';

@RequiresLogin()
@ObjectType({ implements: Node, description: 'A device somebody is logged in on.' })
@Entity({ tableName: 'sessions' })
export class Session extends Node {
  @Field(() => ID, { description: 'Its id, a UUIDv7, unique over all types.' })
  @PrimaryKey({ type: 'uuid' })
  override id!: string;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'blob', lazy: true })
  tokenHash!: Buffer;

  @Field(() => String, { nullable: true, description: 'The network address at login.' })
  @Property({ type: 'text', nullable: true })
  ip?: string | null;

  @Field(() => String, { nullable: true, description: 'The browser or program, as it names itself.' })
  @Property({ type: 'text', nullable: true })
  userAgent?: string | null;

  @Field(() => GraphQLDateTimeISO, { description: 'When the login was.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => GraphQLDateTimeISO, { description: 'When it was last used, to about five minutes.' })
  @Property({ type: 'timestamptz' })
  lastUsedAt!: Date;

  @Field(() => GraphQLDateTimeISO, { description: 'When it ends by itself.' })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
