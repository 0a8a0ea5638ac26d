import type { SubscriptionTopic } from '#schema/options/subscriptions.ts';
import type { MailContent, MailTools } from '#server/modules/mail/mail.type.ts';

interface Values {
  topic: SubscriptionTopic;
  link: string;
}

/** The confirmation of a double opt-in. Without the click no other email is sent. */
export function confirmSubscription(
  { topic, link }: Values,
  { t, siteName, page }: MailTools,
): MailContent {
  return {
    subject: t('confirmSubscription.subject', { siteName }),
    preview: t('confirmSubscription.preview'),
    title: t('confirmSubscription.title'),
    name: '',
    paragraphs: [
      t('confirmSubscription.what', { siteName, topic }),
      t('confirmSubscription.wasYou'),
    ],
    button: { label: t('confirmSubscription.button'), link: page(link) },
    afterwards: [t('confirmSubscription.notYou')],
    reason: t('confirmSubscription.reason', { siteName }),
  };
}
