import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  at: Date;
  host: string;
}

/** For administrators, to check that emails arrive. */
export function testMail({ at, host }: Values, tools: MailTools): MailContent {
  const { t, siteName, page, time } = tools;
  return {
    subject: t('testMail.subject', { siteName }),
    preview: t('testMail.preview', { siteName }),
    title: t('testMail.title'),
    name: '',
    paragraphs: [t('testMail.what', { siteName }), t('testMail.works')],
    facts: [
      { label: t('testMail.sentAt'), value: time(at) },
      { label: t('testMail.sentOver'), value: host },
    ],
    button: { label: t('testMail.button', { siteName }), link: page('/') },
    reason: t('testMail.reason', { siteName }),
  };
}
