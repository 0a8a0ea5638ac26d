import { BlockList, isIP } from 'node:net';

/** How many proxies are in front of us, or which networks they are in; false means none. */
export type TrustedProxies = false | number | string[];

const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 10;

export const TRUST_PROXY_RULE =
  'must be the number of proxies in front of the server (1 to 10) or their networks, as in 10.0.0.0/8,loopback; ' +
  '"true" would let every visitor pretend to have any address';

/** Null if the text is neither a number nor a list of networks. */
export function parseTrustedProxies(text: string): TrustedProxies | null {
  if (['', '0', 'false'].includes(text)) return false;
  if (/^\d+$/.test(text)) return Number(text) <= MOST_HOPS ? Number(text) : null;
  const networks = text.split(',').map((network) => network.trim());
  return networks.every((network) => NAMED.includes(network) || isNetwork(network))
    ? networks
    : null;
}

/** An address, or a range that does not cover every address. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)]!;
  if (bits === undefined) return most > 0;
  const size = /^\d{1,3}$/.test(bits) ? Number(bits) : 0;
  return more.length === 0 && size >= 1 && size <= most;
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
PRIVATE.addSubnet('::1', 128, 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/**
 * Fastify asks this about each address in the chain, starting with the nearest. A number of proxies does not identify
 * who is at the other end, so the nearest proxy must be in a private network: clients that reach the port directly
 * are never trusted.
 */
export function trustOf(proxies: TrustedProxies) {
  if (typeof proxies !== 'number') return proxies;
  return (address: string, hop: number) => hop < proxies && (hop > 0 || isPrivate(address));
}

function isPrivate(written: string): boolean {
  const address = written.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  const family = isIP(address);
  return family > 0 && PRIVATE.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * The address a visitor is counted by. Some proxies include the port, which changes with each connection, and an IPv4
 * address can arrive in IPv6 form.
 */
export function visitorAddress(written: string, socket: string | undefined): string {
  const address = written
    .trim()
    .replace(/^(\d[\d.]*):\d{1,5}$/, '$1')
    .replace(/^\[([\da-f:.]+)\](?::\d{1,5})?$/i, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) > 0 ? address : (socket ?? '');
}
