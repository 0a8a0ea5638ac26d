import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  at: Date;
  ip: string;
}

/** Sent after every change and reset, so that no password changes unnoticed. */
export function passwordChanged(values: Values, tools: MailTools): MailContent {
  const { t, siteName, support, page, time } = tools;
  return {
    subject: t('passwordChanged.subject', { siteName }),
    preview: t('passwordChanged.preview'),
    title: t('passwordChanged.title'),
    name: values.name,
    paragraphs: [t('passwordChanged.what', { siteName }), t('passwordChanged.wasYou')],
    facts: [
      { label: t('passwordChanged.when'), value: time(values.at) },
      { label: t('passwordChanged.from'), value: values.ip },
    ],
    button: { label: t('passwordChanged.button', { siteName }), link: page('/login') },
    afterwards: [t('passwordChanged.notYou', { support })],
    reason: t('passwordChanged.reason', { siteName }),
  };
}
