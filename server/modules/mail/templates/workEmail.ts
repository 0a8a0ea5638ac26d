import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  companyName: string;
  link: string;
}

/** To an address at a company's domain. Opening the link proves that the domain is the company's. */
export function workEmail(
  { companyName, link }: Values,
  { t, siteName, page }: MailTools,
): MailContent {
  return {
    subject: t('workEmail.subject', { companyName, siteName }),
    preview: t('workEmail.preview', { companyName }),
    title: t('workEmail.title', { companyName }),
    name: '',
    paragraphs: [t('workEmail.why', { companyName, siteName }), t('workEmail.how')],
    button: { label: t('workEmail.button'), link: page(link) },
    afterwards: [t('workEmail.notYou', { companyName })],
    reason: t('workEmail.reason', { companyName, siteName }),
  };
}
