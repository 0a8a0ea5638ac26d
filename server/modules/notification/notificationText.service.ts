import type { Locale } from '#schema/options/locales.ts';
import type { NotificationKind } from '#schema/options/notifications.ts';
import { isClosed } from '#schema/options/statuses.ts';
import type { Context } from '#server/graphql/context.ts';
import { translator } from '#server/lib/words.ts';

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
  const facts = { more: 0, ...given };
  const body = t(`kind.${kind}.body`, facts);
  const { note } = given;
  return {
    title: t(`kind.${kind}.title`, facts),
    body: note === undefined ? body : t('noted', { body, note }),
  };
}

/** Applicants' names are hidden while the reader's company is closed. */
export function notificationTextFor(
  { locale, viewer }: Pick<Context, 'locale' | 'viewer'>,
  { kind, data }: { kind: NotificationKind; data: Facts },
): NotificationText {
  const isNameless = kind === 'application_received' && isClosed(viewer?.companyStatus);
  const applicantName = translator(locale, 'notifications')('somebody');
  return notificationText(locale, kind, isNameless ? { ...data, applicantName } : data);
}

/** The label of the button in the email. */
export function buttonOf(locale: Locale, kind: NotificationKind): string {
  return translator(locale, 'notifications')(`mail.button.${kind}`);
}
