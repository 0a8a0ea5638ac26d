import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  /** The reader's given name. */
  name: string;
  /** The writer's name; may be empty. */
  from: string;
  /** The address to reply to, if the writer agreed to share it. */
  email: string | null;
  companyName: string;
  /** The path of the company's page. */
  companyPath: string;
  message: string;
}

const PREVIEW = 140;

/** To an employer: a message that a job seeker wrote on the company's page. */
export function companyLetter(values: Values, { t, siteName, page }: MailTools): MailContent {
  const { name, email, companyName, companyPath, message } = values;
  const from = values.from || t('companyLetter.somebody');
  const subject = t('companyLetter.subject', { from, companyName });
  return {
    subject,
    preview: [...message].slice(0, PREVIEW).join(''),
    title: t('companyLetter.title', { from }),
    name,
    paragraphs: [t('companyLetter.intro', { from, companyName }), ...message.split(/\n+/)],
    facts: [
      { label: t('companyLetter.from'), value: from },
      ...(email ? [{ label: t('companyLetter.email'), value: email }] : []),
    ],
    button: email
      ? {
          label: t('companyLetter.answer'),
          link: `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(t('companyLetter.re', { companyName }))}`,
        }
      : { label: t('companyLetter.page'), link: page(companyPath) },
    afterwards: [
      email ? t('companyLetter.answerable', { from }) : t('companyLetter.silent', { from }),
    ],
    reason: t('companyLetter.reason', { siteName }),
    answersGoElsewhere: true,
    endings: [{ label: t('companyLetter.off'), link: page('/settings?section=privacy') }],
  };
}
