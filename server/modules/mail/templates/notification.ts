import type { Letter, MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  /** The text of the bell, in the language of the email. */
  title: string;
  body: string;
  /** A path on the site, and the label of the button that opens it. */
  link: string;
  button: string;
  letter?: Letter | undefined;
}

/** The email version of a bell notification, for users who want it. */
export function notification(values: Values, { t, siteName, page }: MailTools): MailContent {
  const { name, title, body, link, button, letter } = values;
  return {
    subject: letter?.subject ?? t('notification.subject', { title, siteName }),
    preview: body,
    title,
    name,
    paragraphs: letter?.paragraphs ?? [body],
    button: { label: button, link: page(link) },
    afterwards: [t('notification.settings', { address: page('/settings') })],
    reason: t('notification.reason', { siteName }),
  };
}
