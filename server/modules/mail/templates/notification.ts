import type { Letter, MailContent, MailTools } from '#server/modules/mail/mail.content.ts';

interface Values {
  name: string;
  /** What the bell says too, in the language of the mail. */
  title: string;
  body: string;
  /** A path of the site, and the words on the button that leads there. */
  link: string;
  button: string;
  letter?: Letter | undefined;
}

/** The mail beside the bell, for whoever wants it. */
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
