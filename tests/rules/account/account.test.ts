import { describe, expect, test } from 'vitest';
import {
  isAddressProven,
  isPasswordRecent,
  isSurprisingLogin,
  isTokenUsable,
  LOCK_TIME,
  lockRemaining,
  mayHaveSession,
  mayMailLink,
  minimumPasswordLength,
  weaknessOf,
} from '#server/modules/account/account.rules.ts';

const now = new Date('2026-11-21T10:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('account.session.standing', () => {
  test.each([
    ['active', { status: 'active' }, true],
    ['active again after a suspension', { status: 'active', suspendedUntil: later(1) }, true],
    ['inactive', { status: 'inactive' }, false],
    ['inactive after a suspension', { status: 'inactive', suspendedUntil: later(-1) }, false],
    ['suspended without an end', { status: 'suspended', suspendedUntil: null }, false],
    ['suspended a moment longer', { status: 'suspended', suspendedUntil: later(1) }, false],
    ['suspended until this moment', { status: 'suspended', suspendedUntil: now }, true],
    ['deleted', { status: 'active', deletedAt: later(-1) }, false],
  ] as const)('%s', (_name, user, allowed) => {
    expect(mayHaveSession(user, now)).toBe(allowed);
  });
});

test('account.address.proven: an address that only counts as confirmed is not', () => {
  expect(isAddressProven({ emailVerifiedAt: null, emailAssumed: false })).toBe(false);
  expect(isAddressProven({ emailVerifiedAt: now, emailAssumed: true })).toBe(false);
  expect(isAddressProven({ emailVerifiedAt: now, emailAssumed: false })).toBe(true);
});

describe('account.password.recent', () => {
  test.each([
    ['never entered', null, false],
    ['just entered', now, true],
    ['entered almost ten minutes ago', later(-599_999), true],
    ['entered ten minutes ago', later(-600_000), false],
  ])('%s', (_name, confirmedAt, isRecent) => {
    expect(isPasswordRecent(confirmedAt, now)).toBe(isRecent);
  });
});

describe('account.login.new-device', () => {
  test.each([
    [true, later(-1), true],
    [true, null, false],
    [false, later(-1), false],
  ])('new device: %s, last login: %s', (isNew, lastLoginAt, isSurprising) => {
    expect(isSurprisingLogin(isNew, lastLoginAt)).toBe(isSurprising);
  });
});

describe('account.token.usable', () => {
  test.each([
    ['fresh', { expiresAt: later(1) }, true],
    ['at the moment it expires', { expiresAt: now }, false],
    ['used', { expiresAt: later(1), usedAt: later(-1) }, false],
  ] as const)('%s', (_name, token, usable) => {
    expect(isTokenUsable(token, now)).toBe(usable);
  });
});

test('account.reset.limit, account.verify.limit: three links within an hour', () => {
  expect([0, 1, 2, 3, 4].map(mayMailLink)).toEqual([true, true, true, false, false]);
});

describe('account.login.locked', () => {
  test.each([
    ['never locked', null, 0],
    ['a lock that has ended', later(-1), 0],
    ['a lock with a second to go', later(1_000), 1_000],
    ['a lock set by a clock that is ahead', later(LOCK_TIME + 5_000), LOCK_TIME],
  ])('%s', (_name, until, wait) => {
    expect(lockRemaining(until, now)).toBe(wait);
  });
});

test.each([
  [6, 8],
  [8, 8],
  [12, 12],
])('with %i saved, the minimum password length is %i', (passwordMinLength, least) => {
  expect(minimumPasswordLength({ passwordMinLength })).toBe(least);
});

describe('a weak password', () => {
  const known = {
    common: new Set(['password1', 'qwerty123', 'mumbai', 'root', 'test', 'मुंबई']),
    names: ['kaamyab', 'asha.rao', 'Asha', 'Rao', 'Li'],
  };
  test.each([
    ['password1', 'passwordCommon'],
    ['QWERTY123', 'passwordCommon'],
    ['00000000', 'passwordCommon'],
    ['123123123', 'passwordCommon'],
    ['QweQweQw', 'passwordCommon'],
    ['abcdefgh', 'passwordCommon'],
    ['0987654321', 'passwordCommon'],
    ['1234567890', 'passwordCommon'],
    ['12345679', null],
    ['abcdefgi', null],
    ['abcd abce', null],
    ['password12', null],
    ['Mumbai@123', 'passwordCommon'],
    ['root1234', 'passwordCommon'],
    ['123Root!', 'passwordCommon'],
    ['मुंबई@123', 'passwordCommon'],
    ['Test@1234', null],
    ['Mumbai72916', null],
    ['mumbaitea', null],
    ['Kaamyab@123', 'passwordName'],
    ['Kaamyab@123456', 'passwordName'],
    ['password1 asha', 'passwordName'],
    ['asha 471193', null],
    ['asharao2024', 'passwordName'],
    ['ashaRAO!!!!', 'passwordName'],
    ['rao41729', 'passwordName'],
    ['asha and the tea', null],
    ['rao-82635194', null],
    ['li12345', null],
    ['a horse and a staple', null],
  ])('%s: %s', (password, weakness) => {
    expect(weaknessOf(password, known)).toBe(weakness);
  });
});
