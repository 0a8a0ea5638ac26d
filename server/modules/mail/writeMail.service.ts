import { addressInLocale } from '#schema/options/localePaths.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { NotificationKind } from '#schema/options/notifications.ts';
import type { SystemSettings } from '#schema/options/settings.ts';
import type { MailCalendar } from '#server/lib/mailTransport.ts';
import { formatTime, translator } from '#server/lib/words.ts';
import type { MailContent, MailTools } from './mail.type.ts';
import { renderMail, type RenderedMail } from './mail.frame.ts';
import { TEMPLATES, type TemplateName, type ValuesOf } from './mail.templates.ts';

/** The template and values of an email, and its recipient and language. */
export interface MailOrder<Name extends TemplateName> {
  to: string;
  userId?: string | null;
  /** The kind of notification that it carries. */
  kind?: NotificationKind;
  /** The company that an email to one of its members is about. */
  companyId?: string | null;
  locale: Locale;
  template: Name;
  values: ValuesOf<Name>;
  /** Such as `Reply-To` and `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** An invitation to add to the reader's calendar. */
  calendar?: MailCalendar | undefined;
}

/** Renders an email in the recipient's language, with the site's name, address and time zone. */
export function writeMail<Name extends TemplateName>(
  { locale, template, values }: MailOrder<Name>,
  publicUrl: string,
  { siteName, supportEmail, timeZone, defaultLanguage }: SystemSettings,
): RenderedMail {
  const page = (address: string) => pageIn(locale, defaultLanguage, new URL(address, publicUrl));
  const t = translator(locale, 'mail');
  const tools: MailTools = {
    t,
    siteName,
    support: supportEmail || t('frame.contactPage', { link: page('/contact') }),
    mayReply: supportEmail !== '',
    page,
    time: (moment) => formatTime(moment, locale, timeZone),
    appointment: (moment, zone) => formatTime(moment, locale, zone, 'long'),
  };
  const write = TEMPLATES[template] as (values: ValuesOf<Name>, tools: MailTools) => MailContent;
  return renderMail(write(values, tools), tools, locale);
}

/** Pages in the site's default language have no prefix. */
function pageIn(locale: Locale, home: Locale, url: URL): string {
  const path = addressInLocale(locale, url.pathname, home);
  if (locale !== home) url.pathname = path;
  return url.href;
}
