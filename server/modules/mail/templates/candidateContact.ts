import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  company: string;
  job: string;
  message: string;
  /** A path on the site. */
  link: string;
}

/** An employer's message to a candidate. Replies go to the company. */
export function candidateContact(
  { name, company, job, message, link }: Values,
  { t, siteName, page }: MailTools,
): MailContent {
  const facts = { company, job, siteName };
  return {
    subject: t('candidateContact.subject', facts),
    preview: t('candidateContact.preview', facts),
    title: t('candidateContact.title', facts),
    name,
    paragraphs: [t('candidateContact.found', facts), ...message.split(/\n+/)],
    facts: [
      { label: t('candidateContact.job'), value: job },
      { label: t('candidateContact.company'), value: company },
    ],
    button: { label: t('candidateContact.button'), link: page(link) },
    afterwards: [
      t('candidateContact.answer', facts),
      t('candidateContact.off', { address: page('/settings?section=privacy') }),
    ],
    reason: t('candidateContact.reason', facts),
    answersGoElsewhere: true,
  };
}
