import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

/** A suspension has ended or was lifted early. */
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
