import { inCompany } from '#schema/options/companyLinks.ts';
import type { Locale } from '#schema/options/locales.ts';
import {
  NOTIFICATION_GATES,
  type NotificationKind,
  type NotificationValues,
} from '#schema/options/notifications.ts';
import { newId } from '#server/lib/ids.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { Notification } from './notification.entity.ts';
import { buttonOf, notificationText } from './notificationText.service.ts';
import { queuePush } from './push/queuePush.service.ts';
import { mailRecipient, wantsNotification, type Unit } from './recipient.service.ts';

/** A notification to send. `values` must contain every value that the texts of its kind use. */
export type Notice<Kind extends NotificationKind = NotificationKind> = {
  [Each in Kind]: {
    userId: string;
    kind: Each;
    values: NotificationValues[Each];
    /** A path on the site. */
    link: string;
    /** A different text for the email than for the bell. */
    letter?: (locale: Locale) => { subject: string; paragraphs: string[] };
    /** Without an email, because the event is not worth one. */
    bellOnly?: boolean;
  };
}[Kind];

/**
 * Adds a notification to the bell, emails it if the user wants that, sends it to their devices and publishes the live event (product decision
 * 29), all in the caller's transaction. Null if the site or the user has switched this kind off for bell and email.
 */
export async function notify(unit: Unit, notice: Notice): Promise<Notification | null> {
  const { em } = unit;
  if (!em.isInTransaction())
    return em.transactional((inside) => notify({ ...unit, em: inside }, notice));
  const { services } = unit;
  const { userId, kind, values, link } = notice;
  if (!(await wantsNotification(unit, userId, kind))) return null;
  const now = services.clock.now();
  const id = newId(now.getTime());
  const notification = em.create(
    Notification,
    { id, userId, kind, link, data: { ...values }, createdAt: now, readAt: null },
    { persist: true },
  );
  if (!NOTIFICATION_GATES[kind].ownMail && !notice.bellOnly) await mail(unit, notice);
  await queuePush(unit, notification);
  await services.live.publish(em, { notification: id, user: userId });
  return notification;
}

async function mail(unit: Unit, { userId, kind, values, link, letter }: Notice): Promise<void> {
  const about = values as { companyId?: string; jobId?: string };
  const recipient = await mailRecipient(unit, userId, kind, about);
  // A closed company does not learn who applied.
  if (!recipient || (recipient.isCompanyClosed && 'applicantName' in values)) return;
  const { email, firstName, locale, companyId } = recipient;
  await queueMail(unit, {
    to: email,
    userId,
    kind,
    companyId,
    locale,
    template: 'notification',
    values: {
      name: firstName,
      link: inCompany(link, companyId),
      button: buttonOf(locale, kind),
      ...notificationText(locale, kind, { ...values }),
      letter: letter?.(locale),
    },
  });
}
