import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  reason: string;
  /** Null: until an administrator lifts it. */
  until: Date | null;
}

/** Why an account is suspended, and until when. */
export function accountSuspended({ name, reason, until }: Values, tools: MailTools): MailContent {
  const { t, siteName, support, page, time } = tools;
  return {
    subject: t('accountSuspended.subject', { siteName }),
    preview: t('accountSuspended.preview'),
    title: t('accountSuspended.title'),
    name,
    paragraphs: [
      until
        ? t('accountSuspended.until', { siteName, until: time(until) })
        : t('accountSuspended.for', { siteName }),
      t('accountSuspended.loggedOut'),
    ],
    facts: [
      { label: t('accountSuspended.why'), value: reason },
      {
        label: t('accountSuspended.end'),
        value: until ? time(until) : t('accountSuspended.open'),
      },
    ],
    button: { label: t('accountSuspended.button'), link: page('/contact') },
    afterwards: [t('accountSuspended.wrong', { support })],
    reason: t('accountSuspended.reason', { siteName }),
  };
}
