import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  companyName: string;
}

/** To a member whom an owner has removed from the team. */
export function teamLeft(
  { name, companyName }: Values,
  { t, siteName, page }: MailTools,
): MailContent {
  return {
    subject: t('teamLeft.subject', { companyName }),
    preview: t('teamLeft.preview'),
    title: t('teamLeft.title', { companyName }),
    name,
    paragraphs: [t('teamLeft.what', { companyName, siteName }), t('teamLeft.kept')],
    button: { label: t('teamLeft.button', { siteName }), link: page('/') },
    afterwards: [],
    reason: t('teamLeft.reason', { companyName, siteName }),
  };
}
