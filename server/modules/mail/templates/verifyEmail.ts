import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  link: string;
}

/** Sent at sign-up and on request. */
export function verifyEmail({ name, link }: Values, { t, siteName, page }: MailTools): MailContent {
  return {
    subject: t('verifyEmail.subject', { siteName }),
    preview: t('verifyEmail.preview'),
    title: t('verifyEmail.title', { siteName }),
    name,
    paragraphs: [t('verifyEmail.why'), t('verifyEmail.meanwhile')],
    button: { label: t('verifyEmail.button'), link: page(link) },
    afterwards: [t('verifyEmail.notYou')],
    reason: t('verifyEmail.reason', { siteName }),
  };
}
