import dns, { type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { Config } from '#server/config.ts';
import { bare, mayBeAsked, type Allowed } from './address.service.ts';

export function allowedBy({ webhookPrivateHosts, devTools }: Config): Allowed {
  return { privateHosts: webhookPrivateHosts, loopback: devTools };
}

/** Where a name leads now; null where nobody knows it. */
export async function addressesOf(hostname: string): Promise<LookupAddress[] | null> {
  const host = bare(hostname);
  const family = isIP(host);
  if (family) return [{ address: host, family }];
  try {
    return await dns.promises.lookup(host, { all: true, order: 'verbatim' });
  } catch {
    return null;
  }
}

/** A name that also leads somewhere private leads there sooner or later. */
export function mayAllBeAsked(
  addresses: readonly LookupAddress[],
  hostname: string,
  allowed: Allowed,
): boolean {
  return addresses.every(({ address }) => mayBeAsked(address, hostname, allowed));
}
