import type { Locale } from '#schema/options/locales.ts';
import type { NotificationKind } from '#schema/options/notifications.ts';
import { formatTime, translator } from '#server/lib/words.ts';

/** The text of a notification in one language. */
export interface NotificationText {
  title: string;
  body: string;
}

type Facts = Record<string, string | number>;

export function notificationText(
  locale: Locale,
  kind: NotificationKind,
  given: Facts,
): NotificationText {
  const t = translator(locale, 'notifications');
  // A notification about a single event mentions no others, and older notifications about offers contain no time.
  const facts = {
    more: 0,
    time: 'none',
    ...given,
    // The author of the note has deleted the account.
    ...(given['authorName'] === '' && { authorName: t('somebody') }),
    ...timeIn(locale, given),
    ...valueIn(locale, given),
  };
  const body = t(`kind.${kind}.body`, facts);
  const { note, side, act } = given;
  const title = `kind.${kind}.title`;
  return {
    // Notifications about interviews have a title for each act and side.
    title: t(kind === 'interview_changed' ? `${title}.${side}.${act}` : title, facts),
    body: note === undefined ? body : t('noted', { body, note }),
  };
}

/** A moment in the data is shown in the reader's language and time zone. */
function timeIn(locale: Locale, { time, timeZone }: Facts): { time?: string } {
  if (typeof time !== 'string' || typeof timeZone !== 'string') return {};
  return { time: time ? formatTime(new Date(time), locale, timeZone, 'long') : 'none' };
}

/** A stored value has the name that the activity log gives it. */
function valueIn(locale: Locale, { value }: Facts): { value?: string } {
  return value === undefined ? {} : { value: translator(locale, 'activity')(`value.${value}`) };
}

interface ShownNotification {
  kind: NotificationKind;
  data: Facts;
}

export const isAboutApplicant = ({ kind, data }: ShownNotification): boolean =>
  'applicantName' in data || kind === 'message_received';

/**
 * Applicants' names are hidden while the reader's company is closed, while they work for another one, and after they have
 * left it.
 */
export function notificationTextFor(
  locale: Locale,
  notification: ShownNotification,
  isNameless: boolean,
): NotificationText {
  const { kind, data } = notification;
  if (!isNameless || !isAboutApplicant(notification)) return notificationText(locale, kind, data);
  const name = translator(locale, 'notifications')('somebody');
  return notificationText(locale, kind, { ...data, applicantName: name, senderName: name });
}

/** The label of the button in the email. */
export function buttonOf(locale: Locale, kind: NotificationKind): string {
  return translator(locale, 'notifications')(`mail.button.${kind}`);
}
