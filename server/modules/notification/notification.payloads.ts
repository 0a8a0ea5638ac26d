import { Field, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Notification } from './notification.entity.ts';

@ObjectType({ description: 'A list of Notification objects, a page at a time.' })
export class NotificationConnection extends connectionOf(Notification, 'Notification') {}

@RequiresLogin()
@ObjectType({ description: 'A notification as it is now, and how many are unread.' })
export class NotificationPayload {
  @Field(() => Notification, { description: 'The notification.' })
  notification!: Notification;

  @Field(() => Viewer, { description: 'The caller, with the new count of unread ones.' })
  viewer!: Viewer;
}

@RequiresLogin()
@ObjectType({ description: 'Everything has been read.' })
export class AllNotificationsPayload {
  @Field(() => [Notification], {
    description: 'Those that were new until now, newest first, at most a hundred.',
  })
  notifications!: Notification[];

  @Field(() => Viewer, { description: 'The caller, with the new count of unread ones.' })
  viewer!: Viewer;
}
