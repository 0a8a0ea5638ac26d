import { expect, test } from 'vitest';
import {
  base32,
  newTotpSecret,
  totpAt,
  totpStep,
} from '#server/modules/account/twoFactor/totp.service.ts';

const SECRET = Buffer.from('12345678901234567890');
const STEP = 30_000;

test.each([
  // RFC 6238, appendix B: seconds, and the last six of the eight digits for SHA-1.
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('after %i seconds the code is %s', (seconds, code) => {
  expect(totpAt(SECRET, Math.floor(seconds / 30))).toBe(code);
  const step = totpStep(SECRET, code, new Date(seconds * 1_000), 0);
  expect(step).toBe(Math.floor(seconds / 30));
});

test.each([
  // RFC 4648, section 10, without padding.
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is encoded as %j', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});

test('only the codes of the steps before and after are accepted, each once', () => {
  const now = new Date(1_000 * STEP);
  const accepted = [-2, -1, 0, 1, 2].map((drift) =>
    totpStep(SECRET, totpAt(SECRET, 1_000 + drift), now, 0),
  );
  expect(accepted).toEqual([null, 999, 1_000, 1_001, null]);
  expect(totpStep(SECRET, totpAt(SECRET, 1_000), now, 1_000)).toBeNull();
  expect(totpStep(SECRET, totpAt(SECRET, 999), now, 1_000)).toBeNull();
  expect(totpStep(SECRET, totpAt(SECRET, 1_001), now, 1_000)).toBe(1_001);
});

test.each(['', '12345', '1234567', '１２３４５６', 'abcdef', '-12345'])(
  '%j is not a code',
  (code) => {
    expect(totpStep(SECRET, code, new Date(59_000), 0)).toBeNull();
  },
);

test('secrets have 160 bits, and no two are alike', () => {
  const secrets = Array.from({ length: 20 }, () => newTotpSecret().toString('hex'));
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(secret).toHaveLength(40);
});
