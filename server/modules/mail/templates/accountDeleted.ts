import type { MailContent, MailTools } from '#server/modules/mail/mail.content.ts';

/** The last mail to an address: the account behind it is gone. */
export function accountDeleted(
  { name }: { name: string },
  { t, siteName, supportEmail, page }: MailTools,
): MailContent {
  return {
    subject: t('accountDeleted.subject', { siteName }),
    preview: t('accountDeleted.preview'),
    title: t('accountDeleted.title'),
    name,
    paragraphs: [t('accountDeleted.what', { siteName }), t('accountDeleted.kept')],
    button: { label: t('accountDeleted.button', { siteName }), link: page('/') },
    afterwards: [t('accountDeleted.notYou', { supportEmail })],
    reason: t('accountDeleted.reason', { siteName }),
  };
}
