import type { Config } from '#server/config.ts';

const PREFIX = 'reply+';
/** Fits into the 64 characters that may precede the @. */
const KEY = /^reply\+([0-9a-f]{32})$/;

type Replies = Pick<Config, 'replyDomain'>;

/** Where answers by email go; null if the site does not take any. */
export function replyAddress({ replyDomain }: Replies, key: string | null): string | null {
  return replyDomain && key ? `${PREFIX}${key}@${replyDomain}` : null;
}

/** The key in the first of these addresses that is one of ours. */
export function replyKeyIn({ replyDomain }: Replies, addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const [local = '', domain] = address.trim().toLowerCase().split('@');
    const key = KEY.exec(local)?.[1];
    if (key && domain === replyDomain?.toLowerCase()) return key;
  }
  return null;
}
