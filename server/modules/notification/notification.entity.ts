import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { NotificationKind } from '#schema/options/notifications.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { NotificationKindEnum } from '#server/graphql/enums/people.ts';
import { Node } from '#server/graphql/node.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@RequiresLogin()
@ObjectType({
  implements: Node,
  description: 'A notification about an event, addressed to one user.',
})
@Entity({ tableName: 'notifications' })
export class Notification extends Node {
  @Property({ type: 'uuid' }) userId!: string;

  @Field(() => NotificationKindEnum, { description: 'The kind of event.' })
  @Property({ type: 'text' })
  kind!: NotificationKind;

  @Field(() => String, optional('The page to open, as a path on the site.'))
  @Property({ type: 'text', nullable: true })
  link?: string | null;
  @Property({ type: 'json' }) data: Record<string, string | number> = {};

  @Field(() => DateTime, { description: 'When the event happened.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Field(() => DateTime, optional('When the notification was read; null while it is unread.'))
  @Property({ type: 'timestamptz', nullable: true })
  readAt?: Date | null;
}
