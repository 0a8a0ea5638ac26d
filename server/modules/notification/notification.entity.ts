import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { NotificationKind } from '#schema/options/notifications.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { NotificationKindEnum } from '#server/graphql/enums/people.ts';
import { Node } from '#server/graphql/node.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';

@RequiresLogin()
@ObjectType({ implements: Node, description: 'Something that happened, told to one person.' })
@Entity({ tableName: 'notifications' })
export class Notification extends Node {
  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => NotificationKindEnum, { description: 'What happened.' })
  @Property({ type: 'text' })
  kind!: NotificationKind;

  @Field(() => String, { nullable: true, description: 'The page it leads to, a path of the site.' })
  @Property({ type: 'text', nullable: true })
  link?: string | null;

  @Property({ type: 'json' })
  data: Record<string, string | number> = {};

  @Field(() => DateTime, { description: 'When it happened.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was read; null while it is new.' })
  @Property({ type: 'timestamptz', nullable: true })
  readAt?: Date | null;
}
