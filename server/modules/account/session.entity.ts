import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '#server/graphql/node.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { User } from './user.entity.ts';

@RequiresLogin()
@ObjectType({ implements: Node, description: 'A login on a device.' })
@Entity({ tableName: 'sessions' })
export class Session extends Node {
  @ManyToOne({ entity: () => User, deleteRule: 'cascade' })
  user!: Rel<User>;

  @Property({ type: 'blob', lazy: true }) tokenHash!: Buffer;

  @Field(() => String, optional('The IP address at login.'))
  @Property({ type: 'text', nullable: true })
  ip?: string | null;

  @Field(() => String, optional('The browser or program, as it identifies itself.'))
  @Property({ type: 'text', nullable: true })
  userAgent?: string | null;

  @Field(() => DateTime, { description: 'When the user logged in.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, {
    description: 'When the session was last used, to within about five minutes.',
  })
  @Property({ type: 'timestamptz' })
  lastUsedAt!: Date;
  /** Set by the database unless given (M022Analytics). */
  @Property({ type: 'uuid', nullable: true, lazy: true }) visitId?: string | null;
  /** The known device of the login. */
  @Property({ type: 'uuid', nullable: true, lazy: true }) deviceId?: string | null;
  /** When the user last proved their identity, with the password or by signing in with Google. */
  @Property({ type: 'timestamptz', nullable: true, lazy: true }) passwordConfirmedAt?: Date | null;

  @Field(() => DateTime, { description: 'When the session expires.' })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;
}
