import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  reference: string;
  /** Only if the address is known to be the writer's. */
  name?: string | undefined;
  subject?: string;
  message?: string;
}

/** To the writer of a message from the contact form. */
export function contactReceived(
  { reference, name = '', subject, message }: Values,
  { t, siteName, page }: MailTools,
): MailContent {
  return {
    subject: t('contactReceived.subject', { siteName, reference }),
    preview: t('contactReceived.preview'),
    title: t('contactReceived.title'),
    name,
    paragraphs: [t('contactReceived.what'), t('contactReceived.keep')],
    facts: [
      { label: t('contactReceived.reference'), value: reference },
      ...(subject ? [{ label: t('contactReceived.about'), value: subject }] : []),
      ...(message ? [{ label: t('contactReceived.message'), value: message }] : []),
    ],
    button: { label: t('contactReceived.button'), link: page('/faq') },
    afterwards: [t('contactReceived.notYou')],
    reason: t('contactReceived.reason', { siteName }),
  };
}
