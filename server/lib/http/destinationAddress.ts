import dns, { type LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import type { Config } from '#server/config.ts';

/** Address ranges that are not part of the public internet (RFC 6890 and its successors). */
const RESERVED_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Only one block of IPv6 is public. Within it, these ranges lead to IPv4, tunnels or nowhere. */
const PUBLIC_V6 = '2000::/3';
const RESERVED_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const reserved = blockList([...RESERVED_V4, ...RESERVED_V6]);
const global = blockList([PUBLIC_V6]);

/** webhook.address.public: an address of the public internet, in any notation. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !reserved.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

export interface Allowed {
  /** Hosts, addresses and ranges that the operator has allowed. */
  privateHosts: readonly string[];
  /** Names of this machine, for development. */
  loopback: boolean;
}

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** webhook.address.named: the operator has explicitly allowed this host. */
export function isNamedHost(hostname: string, { privateHosts, loopback }: Allowed): boolean {
  const host = bare(hostname);
  if (loopback && LOOPBACK.includes(host)) return true;
  return privateHosts.some((named) => named.toLowerCase() === host);
}

/** webhook.address.allowed: a public address, or a host or range the operator has allowed. */
export function isAllowedAddress(address: string, hostname: string, allowed: Allowed): boolean {
  if (isPublicAddress(address) || isNamedHost(hostname, allowed)) return true;
  const family = isIP(address);
  const ranges = allowed.privateHosts.filter((named) => isIP(named.split('/')[0]!) === family);
  return family > 0 && blockList(ranges).check(address, family === 4 ? 'ipv4' : 'ipv6');
}

export type DestinationCheck = 'fine' | 'form' | 'scheme' | 'credentials' | 'port' | 'private';

/** webhook.address.form: checks that are possible before the host is resolved. */
export function checkDestination(text: string, allowed: Allowed): DestinationCheck {
  if (!URL.canParse(text)) return 'form';
  const url = new URL(text);
  const named = isNamedHost(url.hostname, allowed) || isInNamedRange(url.hostname, allowed);
  if (url.protocol !== 'https:' && !(named && url.protocol === 'http:')) return 'scheme';
  if (url.username || url.password) return 'credentials';
  if (url.hash) return 'form';
  if (!named && !mayHavePort(url.port)) return 'port';
  const host = bare(url.hostname);
  if (isIP(host)) return isAllowedAddress(host, host, allowed) ? 'fine' : 'private';
  return named || host.includes('.') ? 'fine' : 'private';
}

/** The default port, or one that no well-known service other than the web uses. */
function mayHavePort(port: string): boolean {
  return port === '' || port === '443' || Number(port) > 1_024;
}

function isInNamedRange(hostname: string, allowed: Allowed): boolean {
  const host = bare(hostname);
  return isIP(host) > 0 && !isPublicAddress(host) && isAllowedAddress(host, host, allowed);
}

/** Removes the brackets of an IPv6 address and a trailing dot, and ignores case. */
export function bare(hostname: string): string {
  return hostname
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
    .toLowerCase();
}

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
    list.addSubnet(
      address,
      bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits),
      family,
    );
  }
  return list;
}

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
