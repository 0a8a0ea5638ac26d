import type { MailContent, MailTools } from '#server/modules/mail/mail.content.ts';

/** A suspension has come to its end, or was lifted before. */
export function accountReinstated(
  { name }: { name: string },
  { t, siteName, page }: MailTools,
): MailContent {
  return {
    subject: t('accountReinstated.subject', { siteName }),
    preview: t('accountReinstated.preview'),
    title: t('accountReinstated.title'),
    name,
    paragraphs: [t('accountReinstated.what', { siteName })],
    button: { label: t('accountReinstated.button', { siteName }), link: page('/login') },
    reason: t('accountReinstated.reason', { siteName }),
  };
}
