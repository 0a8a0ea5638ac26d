import { Field, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Notification } from './notification.entity.ts';
import type { ShownNotification } from './notification.sql.ts';

@ObjectType({ description: 'A page of notifications.' })
export class NotificationConnection extends connectionOf(Notification, 'Notification') {}

@RequiresLogin()
@ObjectType({ description: 'A notification and the number of unread ones.' })
export class NotificationPayload {
  @Field(() => Notification, { description: 'The notification.' })
  notification!: ShownNotification;

  @Field(() => Viewer, { description: 'The caller, with the new number of unread notifications.' })
  viewer!: Viewer;
}

@RequiresLogin()
@ObjectType({ description: 'The notifications that were marked as read.' })
export class AllNotificationsPayload {
  @Field(() => [Notification], {
    description: 'The notifications that were unread before, newest first, 100 at most.',
  })
  notifications!: ShownNotification[];

  @Field(() => Viewer, { description: 'The caller, with the new number of unread notifications.' })
  viewer!: Viewer;
}
