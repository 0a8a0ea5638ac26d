import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  link: string;
}

/** To a user who forgot the password. */
export function resetPassword(values: Values, { t, siteName, page }: MailTools): MailContent {
  return {
    subject: t('resetPassword.subject', { siteName }),
    preview: t('resetPassword.preview'),
    title: t('resetPassword.title'),
    name: values.name,
    paragraphs: [t('resetPassword.asked', { siteName }), t('resetPassword.lifetime')],
    button: { label: t('resetPassword.button'), link: page(values.link) },
    afterwards: [t('resetPassword.notYou')],
    reason: t('resetPassword.reason', { siteName }),
  };
}
