import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

/** When it is sent, and to whom. */
export function exampleMail(
  { name }: { name: string },
  { t, siteName, page }: MailTools,
): MailContent {
  return {
    subject: t('exampleMail.subject', { siteName }),
    preview: t('exampleMail.preview'),
    title: t('exampleMail.title'),
    name,
    paragraphs: [t('exampleMail.what', { siteName })],
    button: { label: t('exampleMail.button', { siteName }), link: page('/') },
    reason: t('exampleMail.reason', { siteName }),
  };
}
