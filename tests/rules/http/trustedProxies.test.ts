import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#server/config.ts';
import { parseTrustedProxies, trustOf, visitorAddress } from '#server/trustedProxies.ts';

test.each([
  ['', false],
  ['0', false],
  ['false', false],
  ['1', 1],
  ['10', 10],
  ['10.0.0.0/8', ['10.0.0.0/8']],
  ['loopback, 203.0.113.7,2001:db8::/32', ['loopback', '203.0.113.7', '2001:db8::/32']],
])('TRUST_PROXY=%s is accepted', (text, proxies) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(proxies);
});

test.each(
  [
    [
      'true',
      'yes',
      '-1',
      '11',
      '1.5',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.0/33',
      '10.0.0/8',
      'proxy.example',
    ],
    ['10.0.0.0/8,', '10.0.0.0/8 192.168.0.0/16', '10.0.0.0/8/1', '10.0.0.0/', 'loopback,true'],
  ].flat(),
)('TRUST_PROXY=%s stops the start with a message', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(ConfigError);
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
    /^TRUST_PROXY must be the number of proxies/,
  );
  expect(parseTrustedProxies(text)).toBeNull();
});

describe('a number of proxies', () => {
  const trust = trustOf(2) as (address: string, hop: number) => boolean;

  test.each(['127.0.0.1', '::1', '::ffff:10.1.2.3', '192.168.1.1', 'fd00::1', 'fe80::1%eth0'])(
    'trusts a private address: %s',
    (address) => {
      expect([0, 1, 2].map((hop) => trust(address, hop))).toEqual([true, true, false]);
    },
  );

  test.each(['203.0.113.7', '2001:db8::1', '172.32.0.1', ''])(
    'does not trust %s, which is not in a private network',
    (address) => expect(trust(address, 0)).toBe(false),
  );
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:52114', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', '10.0.0.1'],
  ['x'.repeat(5_000), '10.0.0.1'],
])('%s counts as one visitor', (header, address) => {
  expect(visitorAddress(header, '10.0.0.1')).toBe(address);
});
