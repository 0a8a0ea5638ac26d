import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { isClosed } from '#schema/options/statuses.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import {
  countUnread,
  markAllNotificationsRead,
  markNotificationRead,
  notificationsOf,
} from './bell.service.ts';
import { Notification } from './notification.entity.ts';
import { MarkNotificationReadInput } from './notification.inputs.ts';
import {
  AllNotificationsPayload,
  NotificationConnection,
  NotificationPayload,
} from './notification.payloads.ts';
import { otherCompanies } from './notification.loaders.ts';
import { notificationsAdded } from './addedNotifications.service.ts';
import { isAboutApplicant, notificationTextFor } from './notificationText.service.ts';

const INPUT = { description: 'The notification to mark as read.' };

@Resolver(() => Viewer)
export class ViewerNotificationsResolver {
  @FieldResolver(() => NotificationConnection, {
    description: "The caller's notifications, newest first.",
  })
  notifications(@Args(() => PageArgs) args: PageArgs, @Ctx() ctx: Context) {
    return notificationsOf(ctx, args);
  }

  @FieldResolver(() => Int, { description: 'The number of unread notifications.' })
  unreadNotifications(@Ctx() ctx: Context) {
    return countUnread(ctx);
  }
}

async function shownText(ctx: Context, notification: Notification) {
  const { viewer, locale } = ctx;
  const isNameless =
    viewer?.role === 'employer' &&
    isAboutApplicant(notification) &&
    (isClosed(viewer.companyStatus) ||
      (await loaderOf(ctx, otherCompanies).load(notification.id)) !== null);
  return notificationTextFor(locale, notification, isNameless);
}

@Resolver(() => Notification)
export class NotificationResolver {
  @FieldResolver(() => String, {
    description: 'The title, one line in the language of the request.',
  })
  async title(@Root() notification: Notification, @Ctx() ctx: Context) {
    return (await shownText(ctx, notification)).title;
  }

  @FieldResolver(() => String, { description: 'The text, in the language of the request.' })
  async body(@Root() notification: Notification, @Ctx() ctx: Context) {
    return (await shownText(ctx, notification)).body;
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'The id of the company it is about, if the caller belongs to it but works for another one at the moment: its link opens after `switchCompany`.',
  })
  async otherCompanyId(@Root() { id }: Notification, @Ctx() ctx: Context) {
    return (await loaderOf(ctx, otherCompanies).load(id))?.companyId ?? null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the notification has been read.' })
  read(@Root() { readAt }: Notification) {
    return Boolean(readAt);
  }

  @RequiresLogin()
  @Mutation(() => NotificationPayload, { description: 'Marks a notification as read.' })
  async markNotificationRead(
    @Arg('input', () => MarkNotificationReadInput, INPUT) { id }: MarkNotificationReadInput,
    @Ctx() ctx: Context,
  ) {
    const notification = await markNotificationRead(ctx, id);
    return { notification, viewer: { id: ctx.viewer!.userId } };
  }

  @RequiresLogin()
  @Mutation(() => AllNotificationsPayload, { description: 'Marks all notifications as read.' })
  async markAllNotificationsRead(@Ctx() ctx: Context) {
    const notifications = await markAllNotificationsRead(ctx);
    return { notifications, viewer: { id: ctx.viewer!.userId } };
  }

  @RequiresLogin()
  @Subscription(() => NotificationPayload, {
    subscribe: ({ context, args }: { context: Context; args: { since?: Date | null } }) =>
      notificationsAdded(context, args.since),
    description: 'Sends each new notification of the caller. Served at /graphql/stream.',
  })
  notificationAdded(
    @Root() payload: NotificationPayload | undefined,
    @Arg('since', () => DateTime, {
      nullable: true,
      description:
        'Also send notifications created after this time, 50 at most, so that none is lost between loading the page and opening the stream.',
    })
    _since: Date | null | undefined,
    @Ctx() { t }: Context,
  ) {
    if (!payload) throw new Failure('BAD_USER_INPUT', t('live.elsewhere'));
    return payload;
  }
}

@Resolver(() => NotificationPayload)
export class NotificationPayloadResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the site allows browsers to show this as a system notification. Users also have to opt in.',
  })
  async mayPush(@Ctx() { services }: Context) {
    return (await services.settings.current()).enablePushNotifications;
  }
}
