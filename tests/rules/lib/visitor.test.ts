import { expect, test } from 'vitest';
import { networkOf, visitorOf } from '#server/lib/visitor.ts';

const SECRET = 'a secret';
const NOON = new Date('2026-11-20T12:00:00Z');

const network = (ip: string, now = NOON, secret = SECRET) =>
  networkOf(ip, secret, now).toString('hex');

test('a home with IPv6 is one network, with all its addresses', () => {
  const home = network('2001:db8:1:2::1');
  expect(network('2001:db8:1:2:ffff:1:2:3')).toBe(home);
  expect(network('2001:db8:1:2:0:0:0:9')).toBe(home);
  expect(network('2001:db8:1:3::1')).not.toBe(home);
  expect(network('2001:db8::2')).toBe(network('2001:db8:0:0:5::'));
});

test('each IPv4 address is a separate network, even inside IPv6', () => {
  expect(network('203.0.113.7')).not.toBe(network('203.0.113.8'));
  expect(network('::ffff:203.0.113.7')).not.toBe(network('::ffff:203.0.113.8'));
});

test('the hash of a network changes every day and per site', () => {
  expect(network('203.0.113.7', new Date('2026-11-20T23:59:59Z'))).toBe(network('203.0.113.7'));
  expect(network('203.0.113.7', new Date('2026-11-21T00:00:00Z'))).not.toBe(network('203.0.113.7'));
  expect(network('203.0.113.7', NOON, 'other')).not.toBe(network('203.0.113.7'));
});

test('a visitor is identified by address and browser', () => {
  const visitor = (ip: string, userAgent: string) =>
    visitorOf({ ip, userAgent }, SECRET, NOON).toString('hex');
  expect(visitor('203.0.113.7', 'Firefox')).toBe(visitor('203.0.113.7', 'Firefox'));
  expect(visitor('203.0.113.7', 'Firefox')).not.toBe(visitor('203.0.113.7', 'Chrome'));
  expect(visitor('203.0.113.7', 'Firefox')).not.toBe(visitor('203.0.113.8', 'Firefox'));
});
