import dns, { type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import type { Config } from '#server/config.ts';
import { bare, isAllowedAddress, type Allowed } from './address.service.ts';

export function allowedBy({ webhookPrivateHosts, devTools }: Config): Allowed {
  return { privateHosts: webhookPrivateHosts, loopback: devTools };
}

/** The addresses the host resolves to; null if it does not resolve. */
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

/** Rejects a host if any of its addresses is private, because a later request could use that one. */
export function areAllAllowed(
  addresses: readonly LookupAddress[],
  hostname: string,
  allowed: Allowed,
): boolean {
  return addresses.every(({ address }) => isAllowedAddress(address, hostname, allowed));
}
