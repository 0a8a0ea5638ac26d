import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  /** The other side of the conversation; null if the reader may not see who it is. */
  to: string | null;
  /** Why, as a sentence. */
  reason: string;
  /** A path on the site. */
  link: string;
}

/** To someone whose answer by email could not be delivered. */
export function replyRefused(
  { name, to, reason, link }: Values,
  { t, siteName, page }: MailTools,
): MailContent {
  return {
    subject: to === null ? t('replyRefused.title') : t('replyRefused.subject', { to }),
    preview: reason,
    title: t('replyRefused.title'),
    name,
    paragraphs: [...(to === null ? [] : [t('replyRefused.intro', { to })]), reason],
    button: { label: t('replyRefused.button'), link: page(link) },
    reason: t('replyRefused.reason', { siteName }),
    answersGoElsewhere: true,
  };
}
