import type { Locale } from '#schema/options/locales.ts';
import type { NotificationKind } from '#schema/options/notifications.ts';
import { isClosed } from '#schema/options/statuses.ts';
import type { Context } from '#server/graphql/context.ts';
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
  // A notification about a single event mentions no others.
  const facts = { more: 0, ...given, ...timeIn(locale, given), ...valueIn(locale, given) };
  const body = t(`kind.${kind}.body`, facts);
  const { note } = given;
  return {
    title: t(`kind.${kind}.title`, facts),
    body: note === undefined ? body : t('noted', { body, note }),
  };
}

/** A moment in the data is shown in the reader's language and time zone. */
function timeIn(locale: Locale, { time, timeZone }: Facts): { time?: string } {
  if (typeof time !== 'string' || typeof timeZone !== 'string') return {};
  return { time: time ? formatTime(new Date(time), locale, timeZone) : 'none' };
}

/** A stored value has the name that the activity log gives it. */
function valueIn(locale: Locale, { value }: Facts): { value?: string } {
  return value === undefined ? {} : { value: translator(locale, 'activity')(`value.${value}`) };
}

/** Applicants' names are hidden while the reader's company is closed, or while they work for another one. */
export function notificationTextFor(
  { locale, viewer }: Pick<Context, 'locale' | 'viewer'>,
  { kind, data }: { kind: NotificationKind; data: Facts },
): NotificationText {
  const { companyId = viewer?.companyId } = data;
  const isElsewhere = viewer?.role === 'employer' && companyId !== viewer.companyId;
  const isAboutApplicant = 'applicantName' in data || kind === 'message_received';
  const isNameless = isAboutApplicant && (isElsewhere || isClosed(viewer?.companyStatus));
  const name = translator(locale, 'notifications')('somebody');
  const nameless = { ...data, applicantName: name, senderName: name };
  return notificationText(locale, kind, isNameless ? nameless : data);
}

/** The label of the button in the email. */
export function buttonOf(locale: Locale, kind: NotificationKind): string {
  return translator(locale, 'notifications')(`mail.button.${kind}`);
}
