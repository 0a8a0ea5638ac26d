import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  name: string;
  /** The company, or the applicant. */
  sender: string;
  job: string;
  messages: { body: string; files: number }[];
  /** How many earlier ones are left out. */
  more: number;
  /** A path on the site. */
  link: string;
  /** Whether answers by email reach the conversation. */
  canReply: boolean;
}

const PREVIEW = 140;

/** Messages of a conversation that the reader has not opened. Without the addresses of their authors. */
export function messages(values: Values, { t, siteName, page }: MailTools): MailContent {
  const { name, sender, job, more, link, canReply } = values;
  const facts = { sender, job, siteName };
  const texts = values.messages.flatMap(({ body, files }) => [
    ...body.split(/\n+/),
    ...(files > 0 ? [t('messages.files', { count: files })] : []),
  ]);
  const count = values.messages.length + more;
  return {
    subject: t('messages.subject', facts),
    preview: [...(texts.at(0) ?? '')].slice(0, PREVIEW).join(''),
    title: t('messages.title', { ...facts, count }),
    name,
    paragraphs: [
      ...(canReply ? [t('messages.above')] : []),
      t('messages.intro', { ...facts, count }),
      ...(more > 0 ? [t('messages.more', { count: more })] : []),
      ...texts,
    ],
    button: { label: t('messages.button'), link: page(link) },
    afterwards: [
      canReply ? t('messages.reply', facts) : t('messages.noReply'),
      t('messages.money'),
    ],
    reason: t('messages.reason', { siteName }),
    answersGoElsewhere: true,
    endings: [{ label: t('messages.off'), link: page('/settings?section=notifications') }],
  };
}
