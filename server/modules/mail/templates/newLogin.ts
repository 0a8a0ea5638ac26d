import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  at: Date;
  /** The browser and operating system, in the reader's language. */
  device: string;
  ip: string;
  isAdmin: boolean;
}

export function newLogin(values: Values, tools: MailTools): MailContent {
  const { t, siteName, support, page, time } = tools;
  const security = values.isAdmin ? '/admin/account' : '/settings?section=security';
  return {
    subject: t('newLogin.subject', { siteName }),
    preview: t('newLogin.preview', { device: values.device }),
    title: t('newLogin.title'),
    name: values.name,
    paragraphs: [t('newLogin.what', { siteName }), t('newLogin.wasYou')],
    facts: [
      { label: t('newLogin.when'), value: time(values.at) },
      { label: t('newLogin.device'), value: values.device },
      { label: t('newLogin.from'), value: values.ip },
    ],
    button: { label: t('newLogin.button'), link: page(security) },
    afterwards: [t('newLogin.notYou', { support })],
    reason: t('newLogin.reason', { siteName }),
  };
}
