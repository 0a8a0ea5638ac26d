const MINUTE = 60 * 1_000;
const HOUR = 60 * MINUTE;

export const CONFIRM_LINK_LIFETIME = 7 * 24 * HOUR;
/** The period that the limit below applies to. */
export const COUNTED_FOR = HOUR;
const LINKS_FROM_A_NETWORK = 10;
const BETWEEN_LINKS = 10 * MINUTE;

interface SubscriptionState {
  confirmedAt?: Date | null;
  unsubscribedAt?: Date | null;
  askedAt?: Date | null;
}

export function isSubscribed({ confirmedAt, unsubscribedAt }: SubscriptionState): boolean {
  return Boolean(confirmedAt) && !unsubscribedAt;
}

/** Returns the id of the rule that rejects another address from this network, or null. */
export function subscribeForbiddenBy(
  fromNetwork: number,
): 'subscriber.subscribe.not-too-many' | null {
  return fromNetwork >= LINKS_FROM_A_NETWORK ? 'subscriber.subscribe.not-too-many' : null;
}

/** Whether to send a link: never to a subscribed address, and otherwise only some time after the last one. */
export function needsLink(state: SubscriptionState, now: Date): boolean {
  if (isSubscribed(state)) return false;
  const { askedAt } = state;
  return !askedAt || now.getTime() - askedAt.getTime() >= BETWEEN_LINKS;
}

export function isUsable({ askedAt }: SubscriptionState, now: Date): boolean {
  return Boolean(askedAt) && now.getTime() - askedAt!.getTime() < CONFIRM_LINK_LIFETIME;
}
