import type { NotificationKind } from '#schema/options/notifications.ts';
import type { Chance } from './chance.ts';
import { after, before, DAY, MINUTE } from './moments.ts';

interface Email {
  id: string;
  kind: NotificationKind | null;
  recipient: string;
  subject: string;
  body_text: string;
  body_html: string;
  created_at: Date;
  attempts: number;
  sent_at: Date | null;
  failed_at: Date | null;
}

interface MailedNotification {
  kind: NotificationKind;
  created_at: Date;
}

const MAILED = 0.7;
const FAILED = 0.03;
/** Confirmations of addresses, new passwords and the like. */
const OTHERS = 260;
const OTHERS_DAYS = 60;

/** The emails of the market, emptied to their kinds and whether they were sent. None waits to be sent. */
export function inventEmails(
  chance: Chance,
  notifications: readonly MailedNotification[],
  now: Date,
): Email[] {
  const mailed = notifications.filter(() => chance.happens(MAILED));
  const others = Array.from({ length: OTHERS }, () => ({
    kind: null,
    created_at: before(now, Math.floor(chance.fraction() * OTHERS_DAYS * DAY) + DAY),
  }));
  return [...mailed, ...others]
    .filter(({ created_at }) => created_at < before(now, 10 * MINUTE))
    .map(({ kind, created_at }) => {
      const isOld = created_at < before(now, 2 * DAY);
      const isFailed = isOld && chance.happens(FAILED);
      const minutes = chance.fraction() ** 4 * 9 + 0.05;
      return {
        id: chance.id(created_at),
        kind,
        recipient: '',
        subject: '',
        body_text: '',
        body_html: '',
        created_at,
        attempts: isFailed ? 8 : 1,
        sent_at: isFailed ? null : after(created_at, Math.floor(minutes * MINUTE)),
        failed_at: isFailed ? after(created_at, DAY) : null,
      };
    });
}
