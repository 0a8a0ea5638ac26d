import { expect, test } from 'vitest';
import {
  areAllAllowed,
  isPublicAddress,
  isAllowedAddress,
  checkDestination,
} from '#server/lib/http/destinationAddress.ts';

const NOTHING = { privateHosts: [], loopback: false };

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.8.8',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.19.0.1',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::1',
  '3fff::1',
  'not an address',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['https://hooks.partner.example/in?x=1', 'fine'],
  ['https://hooks.partner.example:8443/in', 'fine'],
  ['https://8.8.8.8/in', 'fine'],
  ['http://hooks.partner.example/in', 'scheme'],
  ['ftp://hooks.partner.example/in', 'scheme'],
  ['https://hooks.partner.example:25/in', 'port'],
  ['https://hooks.partner.example:1024/in', 'port'],
  ['https://hooks.partner.example:1025/in', 'fine'],
  ['https://user:word@hooks.partner.example/in', 'credentials'],
  ['https://hooks.partner.example/in#part', 'form'],
  ['hooks', 'form'],
  ['https://localhost/in', 'private'],
  ['https://intranet/in', 'private'],
  ['https://127.0.0.1/in', 'private'],
  // The URL parser reads these as 127.0.0.1 and 169.254.169.254.
  ['https://2130706433/in', 'private'],
  ['https://0x7f.1/in', 'private'],
  ['https://0251.0376.0251.0376/in', 'private'],
  ['https://[::1]/in', 'private'],
  ['https://[::ffff:127.0.0.1]/in', 'private'],
  ['https://[fd00::1]/in', 'private'],
])('%s: %s', (url, verdict) => {
  expect(checkDestination(url, NOTHING)).toBe(verdict);
});

test('this machine is allowed only in development, by its own names', () => {
  const trying = { privateHosts: [], loopback: true };
  const of = (url: string) => checkDestination(url, trying);
  expect(of('http://127.0.0.1:4831/in')).toBe('fine');
  expect(of('http://localhost:80/in')).toBe('fine');
  expect(of('http://[::1]:8080/in')).toBe('fine');
  expect(of('http://127.0.0.2:4831/in')).toBe('scheme');
  expect(of('https://10.0.0.1/in')).toBe('private');
});

test('the operator can allow a host, an address or a range', () => {
  const named = { privateHosts: ['Hooks.Internal', '10.20.0.0/16', 'fd00::/8'], loopback: false };
  expect(checkDestination('http://hooks.internal/in', named)).toBe('fine');
  expect(checkDestination('http://hooks.internal:80/in', named)).toBe('fine');
  expect(checkDestination('https://hooks.internal:25/in', named)).toBe('fine');
  expect(checkDestination('http://10.20.3.4/in', named)).toBe('fine');
  expect(checkDestination('http://[fd00::5]/in', named)).toBe('fine');
  expect(checkDestination('https://10.21.3.4/in', named)).toBe('private');
  expect(isAllowedAddress('10.20.3.4', 'any.partner.example', named)).toBe(true);
  expect(isAllowedAddress('192.168.0.1', 'hooks.internal', named)).toBe(true);
  expect(isAllowedAddress('192.168.0.1', 'any.partner.example', named)).toBe(false);
});

test('a host with one private address among its public ones is refused', () => {
  const resolved = ['8.8.8.8', '10.0.0.1'].map((address) => ({ address, family: 4 }));
  expect(areAllAllowed(resolved, 'hooks.partner.example', NOTHING)).toBe(false);
  expect(areAllAllowed(resolved.slice(0, 1), 'hooks.partner.example', NOTHING)).toBe(true);
});
