import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  what: 'on' | 'off' | 'removed' | 'renewed' | 'recovery';
  /** How many recovery codes are left. Shown when one was used. */
  left: number;
  at: Date;
  ip: string;
}

/** Sent after every change of two-step verification, so that none goes unnoticed. */
export function twoFactorChanged(values: Values, tools: MailTools): MailContent {
  const { t, siteName, support, page, time } = tools;
  const { what, left } = values;
  return {
    subject: t('twoFactorChanged.subject', { what, siteName }),
    preview: t('twoFactorChanged.preview'),
    title: t('twoFactorChanged.title', { what }),
    name: values.name,
    paragraphs: [
      t('twoFactorChanged.what', { what, left, siteName }),
      t('twoFactorChanged.wasYou', { what }),
    ],
    facts: [
      { label: t('twoFactorChanged.when'), value: time(values.at) },
      // If an administrator removed it, the IP address is theirs and stays private.
      ...(what === 'removed' ? [] : [{ label: t('twoFactorChanged.from'), value: values.ip }]),
    ],
    button: { label: t('twoFactorChanged.button'), link: page('/settings?section=security') },
    afterwards: [t('twoFactorChanged.notYou', { support })],
    reason: t('twoFactorChanged.reason', { siteName }),
  };
}
