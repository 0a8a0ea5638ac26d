/** What an email address can be subscribed to. */
export const SUBSCRIPTION_TOPICS = ['blog', 'candidate_database'] as const;
export type SubscriptionTopic = (typeof SUBSCRIPTION_TOPICS)[number];
