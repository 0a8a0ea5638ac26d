/** What one may leave an address for. */
export const SUBSCRIPTION_TOPICS = ['blog', 'candidate_database'] as const;
export type SubscriptionTopic = (typeof SUBSCRIPTION_TOPICS)[number];
