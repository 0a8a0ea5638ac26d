import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  link: string;
  /** Emails queued by an earlier version do not say. */
  isEmployer?: boolean;
}

/** Sent at sign-up and on request. */
export function verifyEmail(
  { name, link, isEmployer }: Values,
  { t, siteName, page }: MailTools,
): MailContent {
  const role = isEmployer ? 'employer' : 'other';
  return {
    subject: t('verifyEmail.subject', { siteName }),
    preview: t('verifyEmail.preview', { role }),
    title: t('verifyEmail.title', { siteName }),
    name,
    paragraphs: [t('verifyEmail.why', { role }), t('verifyEmail.meanwhile', { role })],
    button: { label: t('verifyEmail.button'), link: page(link) },
    afterwards: [t('verifyEmail.notYou')],
    reason: t('verifyEmail.reason', { siteName }),
  };
}
