import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

interface VisitorRequest {
  ip: string;
  userAgent: string;
}

const DAY = 24 * 60 * 60 * 1_000;

/**
 * Tells visitors apart for one day by browser and network, without a cookie. The keyed hash changes every day, so
 * visitors cannot be tracked and no address is stored.
 */
export function visitorOf({ ip, userAgent }: VisitorRequest, secret: string, now: Date): Buffer {
  return dailyHash(`${ip} ${userAgent}`, secret, now);
}

export function networkOf(ip: string, secret: string, now: Date): Buffer {
  // A single IPv6 customer has 2^64 addresses.
  const network = isIPv6(ip) && !ip.includes('.') ? expand(ip).slice(0, 4).join(':') : ip;
  return dailyHash(network, secret, now);
}

function dailyHash(text: string, secret: string, now: Date): Buffer {
  const day = Math.floor(now.getTime() / DAY);
  return createHmac('sha256', secret).update(`${day} ${text}`).digest().subarray(0, 16);
}

function expand(ip: string): string[] {
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after];
}
