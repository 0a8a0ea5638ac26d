import { expect, test } from 'vitest';
import {
  enrolmentUri,
  isTwoFactorRequired,
  mustSetUpTwoFactor,
  SECOND_FACTOR_RULE,
} from '#server/modules/account/twoFactor/twoFactor.rules.ts';

test('account.twoFactor.demanded: administrators need it while the setting is on', () => {
  expect(isTwoFactorRequired('admin', true)).toBe(true);
  expect(isTwoFactorRequired('admin', false)).toBe(false);
  expect(isTwoFactorRequired('employer', true)).toBe(false);
  expect(mustSetUpTwoFactor({ role: 'admin', hasTwoFactor: false }, true)).toBe(true);
  expect(mustSetUpTwoFactor({ role: 'admin', hasTwoFactor: true }, true)).toBe(false);
  expect(mustSetUpTwoFactor({ role: 'admin', hasTwoFactor: false }, false)).toBe(false);
  expect(mustSetUpTwoFactor({ role: 'job_seeker', hasTwoFactor: false }, true)).toBe(false);
});

test('authenticator apps can read the URI in the QR code', () => {
  const uri = new URL(
    enrolmentUri({ issuer: 'Jobs: India ', email: 'asha+1@mail.example', secret: 'JBSWY3DP' }),
  );
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.host).toBe('totp');
  // The first colon separates the issuer from the account, so the issuer itself has none.
  expect(uri.pathname).toBe('/Jobs%20%20India:asha%2B1%40mail.example');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: 'JBSWY3DP',
    issuer: 'Jobs  India',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});

test('a login without a code is refused with its rule', () => {
  expect(SECOND_FACTOR_RULE).toBe('account.login.second-factor');
});
