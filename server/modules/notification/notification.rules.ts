import {
  NOTIFICATION_GATES,
  type NotificationFlag,
  type NotificationKind,
} from '#schema/options/notifications.ts';
import type { SystemSettings } from '#schema/options/settings.ts';

export type NotificationFlags = Readonly<Record<NotificationFlag, boolean>>;

interface Reader {
  status: 'active' | 'inactive' | 'suspended';
  deletedAt: Date | string | null;
  emailVerified: boolean;
  flags: NotificationFlags;
}

/**
 * notification.mail.wanted: the site's switches and the user's own (product decision 43) must be on, and the address
 * must be confirmed.
 */
export function mayMail(kind: NotificationKind, reader: Reader, site: SystemSettings): boolean {
  const { flag, setting } = NOTIFICATION_GATES[kind];
  if (!site.enableEmailNotifications || (setting && !site[setting])) return false;
  if (reader.deletedAt || reader.status !== 'active' || !reader.emailVerified) return false;
  return reader.flags.emailNotifications && (!flag || reader.flags[flag]);
}

/**
 * notification.bell.wanted: the site's switch for a kind applies to bell and email alike. The user's own switch
 * affects the bell only for some kinds.
 */
export function mayNotifyByBell(
  kind: NotificationKind,
  flags: NotificationFlags,
  site: SystemSettings,
): boolean {
  const { flag, stopsBell, setting } = NOTIFICATION_GATES[kind];
  if (setting && !site[setting]) return false;
  return !stopsBell || !flag || flags[flag];
}
