import { describe, expect, test } from 'vitest';
import {
  emailRefusal,
  hostOf,
  isLinkUsable,
  isOwnDomain,
  mayDecide,
  mayMailWorkLink,
  removalReason,
} from '#server/modules/company/verification/verification.rules.ts';

const SITE = 'https://www.lotus.example/about';

test('a link works once, until it expires', () => {
  const now = new Date('2026-11-21T06:30:00Z');
  const later = new Date(now.getTime() + 1);
  expect(isLinkUsable({ usedAt: null, expiresAt: later }, now)).toBe(true);
  expect(isLinkUsable({ usedAt: null, expiresAt: now }, now)).toBe(false);
  expect(isLinkUsable({ usedAt: now, expiresAt: later }, now)).toBe(false);
});

describe('company.verification.email', () => {
  test.each([
    ['hr@lotus.example', SITE, null],
    ['hr@in.lotus.example', SITE, null],
    ['hr@lotus.example', 'https://careers.lotus.example', null],
    ['hr@LOTUS.example', 'https://Lotus.Example./', null],
    ['hr@xn--fiq228c.example', 'https://中文.example', null],
    ['hr@lotus.example', null, 'noWebsite'],
    ['hr@lotus.example', 'https://localhost', 'noWebsite'],
    ['lotus@gmail.com', SITE, 'free'],
    ['lotus@rediffmail.com', 'https://rediffmail.com', 'free'],
    ['hr@linkedin.com', 'https://www.linkedin.com/company/lotus', 'shared'],
    ['hr@google.com', 'https://sites.google.com/lotus', 'shared'],
    ['hr@lotus.github.io', 'https://lotus.github.io', 'shared'],
    ['hr@other.example', SITE, 'other'],
    ['hr@evillotus.example', SITE, 'other'],
    ['hr@lotus.example.evil.example', SITE, 'other'],
  ] as const)('%s proves the domain of %s: %s', (email, website, refusal) => {
    expect(emailRefusal(email, website)).toBe(refusal);
  });

  test('two domains below the same suffix do not match', () => {
    expect(isOwnDomain('evil.co.in', 'https://lotus.co.in')).toBe(false);
    expect(isOwnDomain('evil.com.sg', 'https://lotus.com.sg')).toBe(false);
  });

  test('an invalid address has no host', () => {
    expect(hostOf('lotus')).toBeNull();
    expect(hostOf('')).toBeNull();
  });
});

test.each([
  [{ byCompany: 2, toAddress: 4 }, true],
  [{ byCompany: 3, toAddress: 0 }, false],
  [{ byCompany: 0, toAddress: 5 }, false],
])('company.verification.limit: after %o another email may be sent: %s', (sent, may) => {
  expect(mayMailWorkLink(sent)).toBe(may);
});

describe('company.verification.removed', () => {
  const before = { name: 'Lotus Works', website: SITE };
  const domain = { kind: 'domain', value: 'lotus.example' } as const;
  const gstin = { kind: 'gstin', value: '27AAPFU0939F1ZV' } as const;

  test('a new name removes everything', () => {
    const after = { ...before, name: 'Tata Consultancy Services' };
    expect(removalReason(domain, before, after)).toBe('name');
    expect(removalReason(gstin, before, after)).toBe('name');
  });

  test.each(['LOTUS WORKS', ' Lotus  Works '])('%j is the same name', (name) => {
    expect(removalReason(gstin, before, { ...before, name })).toBeNull();
  });

  test.each([
    ['https://other.example', 'website'],
    [null, 'website'],
    ['https://lotus.example/jobs', null],
    ['http://lotus.example', null],
    ['https://careers.lotus.example', null],
  ] as const)('the website %s removes the domain because of: %s', (website, reason) => {
    expect(removalReason(domain, before, { ...before, website })).toBe(reason);
    expect(removalReason(gstin, before, { ...before, website })).toBeNull();
  });
});

describe('company.verification.decide', () => {
  test('a pending one can be confirmed or rejected, and a verified one removed', () => {
    const may = (status: 'pending' | 'verified' | 'rejected' | 'removed') =>
      (['confirm', 'reject', 'remove'] as const).filter((decision) =>
        mayDecide(decision, { kind: 'gstin', status }),
      );
    expect(may('pending')).toEqual(['confirm', 'reject']);
    expect(may('verified')).toEqual(['remove']);
    expect(may('rejected')).toEqual([]);
    expect(may('removed')).toEqual([]);
  });

  test('a domain is confirmed only through its email', () => {
    expect(mayDecide('confirm', { kind: 'domain', status: 'pending' })).toBe(false);
    expect(mayDecide('remove', { kind: 'domain', status: 'verified' })).toBe(true);
  });
});
