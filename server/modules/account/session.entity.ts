import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { User } from './user.entity.ts';

@RequiresLogin()
@ObjectType({ implements: Node, description: 'A device somebody is logged in on.' })
@Entity({ tableName: 'sessions' })
export class Session extends Node {
  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'blob', lazy: true })
  tokenHash!: Buffer;

  @Field(() => String, { nullable: true, description: 'The network address at login.' })
  @Property({ type: 'text', nullable: true })
  ip?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The browser or program, as it names itself.',
  })
  @Property({ type: 'text', nullable: true })
  userAgent?: string | null;

  @Field(() => DateTime, { description: 'When the login was.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last used, to about five minutes.' })
  @Property({ type: 'timestamptz' })
  lastUsedAt!: Date;

  /** Written by the database, where there is none before (M022Analytics). */
  @Property({ type: 'uuid', nullable: true, lazy: true })
  visitId?: string | null;

  /** The known device it was opened on. */
  @Property({ type: 'uuid', nullable: true, lazy: true })
  deviceId?: string | null;

  /** When the person last proved to be there, with the password or by signing in with Google. */
  @Property({ type: 'timestamptz', nullable: true, lazy: true })
  passwordConfirmedAt?: Date | null;

  @Field(() => DateTime, { description: 'When it ends by itself.' })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
