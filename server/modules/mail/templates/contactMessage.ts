import type { InquiryType } from '#schema/options/contact.ts';
import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  reference: string;
  from: string;
  email: string;
  subject: string;
  message: string;
  inquiryType: InquiryType;
  isMember: boolean;
}

/** To support: a message from the contact form. Replies go to its writer. */
export function contactMessage(
  { reference, from, email, subject, message, inquiryType, isMember }: Values,
  { t, siteName }: MailTools,
): MailContent {
  const title = t('contactMessage.subject', { reference, subject });
  return {
    subject: title,
    preview: t('contactMessage.preview', { from }),
    title: subject,
    name: '',
    paragraphs: message.split(/\n{2,}/),
    facts: [
      { label: t('contactMessage.reference'), value: reference },
      { label: t('contactMessage.type'), value: t(`contactMessage.types.${inquiryType}`) },
      { label: t('contactMessage.from'), value: `${from}, ${email}` },
      {
        label: t('contactMessage.account'),
        value: isMember ? t('contactMessage.member') : t('contactMessage.guest'),
      },
    ],
    button: {
      label: t('contactMessage.button'),
      link: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(title)}`,
    },
    reason: t('contactMessage.reason', { siteName }),
  };
}
