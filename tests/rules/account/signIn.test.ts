import { describe, expect, test } from 'vitest';
import {
  idleSince,
  RESET_LINK_LIFETIME,
  SESSION_LIFETIME,
  touchAfter,
  VERIFY_LINK_LIFETIME,
} from '#server/modules/account/account.rules.ts';
import { refusalOf } from '#server/modules/account/google/google.rules.ts';
import { proofRefusal } from '#server/modules/account/proof/proof.rules.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

describe('account.google.admit', () => {
  const identity = {
    subject: '42',
    email: 'asha@mail.example',
    emailVerified: true,
    firstName: 'Asha',
    lastName: '',
  };
  const unverified = { ...identity, emailVerified: false };
  const linked = { mayHaveSession: true, isLinked: true };
  const found = { mayHaveSession: true, isLinked: false };

  test.each([
    ['a new user may register', identity, null, true, null],
    ['a new user is refused while registration is closed', identity, null, false, 'closed'],
    ['an unconfirmed address cannot create an account', unverified, null, true, 'unverified'],
    ['registration needs an address', { ...identity, email: '' }, null, true, 'unverified'],
    ['an account is found by its confirmed address', identity, found, false, null],
    ['an unconfirmed address cannot open an account', unverified, found, true, 'unverified'],
    ['a linked account opens with any address', unverified, linked, false, null],
    [
      'a suspended user is refused',
      identity,
      { ...linked, mayHaveSession: false },
      true,
      'suspended',
    ],
    [
      'a suspended user is refused, also when found by address',
      unverified,
      { ...found, mayHaveSession: false },
      true,
      'suspended',
    ],
  ] as const)('%s', (_name, who, account, allowRegistration, refusal) => {
    expect(refusalOf(who, account, allowRegistration)).toBe(refusal);
  });
});

describe('account.delete.proof', () => {
  test.each([
    ['the right password', true, true, DAY, null],
    ['a wrong password', true, false, 0, 'password'],
    ['no password, and a sign-in a quarter of an hour ago', false, false, 15 * MINUTE, null],
    ['no password, and an older sign-in', false, false, 15 * MINUTE + 1, 'recent'],
  ] as const)('%s', (_name, hasPassword, passwordFits, signInAge, refusal) => {
    expect(proofRefusal({ hasPassword, passwordFits, signInAge })).toBe(refusal);
  });
});

describe('account.session.idle', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  test('ends the sessions of administrators only', () => {
    expect(idleSince('admin', now, 30)).toEqual(new Date('2026-11-21T09:30:00Z'));
    expect(idleSince('employer', now, 30)).toBeNull();
    expect(idleSince('job_seeker', now, 30)).toBeNull();
  });

  test('is tracked to the minute for administrators, and to five minutes for others', () => {
    expect(touchAfter('admin')).toBe(MINUTE);
    expect(touchAfter('employer')).toBe(5 * MINUTE);
    expect(touchAfter('job_seeker')).toBe(5 * MINUTE);
  });
});

test('a session and a confirmation link last a week, a password reset link an hour', () => {
  expect(SESSION_LIFETIME).toBe(7 * DAY);
  expect(VERIFY_LINK_LIFETIME).toBe(7 * DAY);
  expect(RESET_LINK_LIFETIME).toBe(60 * MINUTE);
});
