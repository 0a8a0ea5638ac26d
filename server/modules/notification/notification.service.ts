import type { Locale } from '#schema/options/locales.ts';
import {
  NOTIFICATION_GATES,
  type NotificationKind,
  type NotificationValues,
} from '#schema/options/notifications.ts';
import { newId } from '#server/lib/ids.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { Notification } from './notification.entity.ts';
import { buttonOf, tell } from './notificationText.service.ts';
import { mailRecipient, wantsToHear, type Unit } from './recipient.service.ts';

/** What to tell whom; `values` must hold every fact that the words of the kind need. */
export type Notice<Kind extends NotificationKind = NotificationKind> = {
  [Each in Kind]: {
    userId: string;
    kind: Each;
    values: NotificationValues[Each];
    /** A path of the site. */
    link: string;
    /** Other words for the mail than the bell's. */
    letter?: (locale: Locale) => { subject: string; paragraphs: string[] };
  };
}[Kind];

/**
 * One event feeds bell and mail (decision 29): the row, the mail if the person wants it, and the live event, all of
 * them with the caller's transaction or not at all. Null where a switch of the site or the person stops bell and mail alike.
 */
export async function notify(unit: Unit, notice: Notice): Promise<Notification | null> {
  const { em } = unit;
  if (!em.isInTransaction())
    return em.transactional((inside) => notify({ ...unit, em: inside }, notice));
  const { services } = unit;
  const { userId, kind, values, link } = notice;
  if (!(await wantsToHear(unit, userId, kind))) return null;
  const now = services.clock.now();
  const id = newId(now.getTime());
  const told = em.create(
    Notification,
    { id, userId, kind, link, data: { ...values }, createdAt: now, readAt: null },
    { persist: true },
  );
  if (!NOTIFICATION_GATES[kind].ownMail) await mail(unit, notice);
  await services.live.publish(em, { notification: id, user: userId });
  return told;
}

async function mail(unit: Unit, { userId, kind, values, link, letter }: Notice): Promise<void> {
  const recipient = await mailRecipient(unit, userId, kind);
  if (!recipient) return;
  const { email, firstName, locale } = recipient;
  await queueMail(unit, {
    to: email,
    userId,
    locale,
    template: 'notification',
    values: {
      name: firstName,
      link,
      button: buttonOf(locale, kind),
      ...tell(locale, kind, { ...values }),
      letter: letter?.(locale),
    },
  });
}
