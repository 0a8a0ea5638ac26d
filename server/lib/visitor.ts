import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

interface Asking {
  ip: string;
  userAgent: string;
}

const DAY = 24 * 60 * 60 * 1_000;

/**
 * A browser and a network as we tell them apart for a day, without a cookie: keyed hashes that begin anew each day, so
 * that nobody can be followed by them and no address is kept.
 */
export function visitorOf({ ip, userAgent }: Asking, secret: string, now: Date): Buffer {
  return dailyHash(`${ip} ${userAgent}`, secret, now);
}

export function networkOf(ip: string, secret: string, now: Date): Buffer {
  // Whoever has one address of IPv6 has 2^64 of them.
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
