import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  isRecoveryCode,
  plainCode,
  RECOVERY_CODE_LENGTH,
  recoveryCodeOf,
} from '#server/modules/account/twoFactor/recoveryCode.rules.ts';

test('a recovery code is accepted however people type it', () => {
  for (let count = 0; count < 200; count += 1) {
    const code = recoveryCodeOf(randomBytes(RECOVERY_CODE_LENGTH));
    const plain = code.replaceAll('-', '');
    const misread = code.replaceAll('0', 'O').replaceAll('1', 'I');
    const ways = [
      code,
      plain,
      code.toUpperCase(),
      ` ${code.replaceAll('-', ' – ').replaceAll('–', '')} `,
      misread,
    ];
    expect(new Set(ways.map(plainCode))).toEqual(new Set([plain]));
    expect(isRecoveryCode(plain)).toBe(true);
  }
});

test('a recovery code has four groups, without characters that look alike', () => {
  const code = recoveryCodeOf(randomBytes(RECOVERY_CODE_LENGTH));
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(?:-[0-9a-hjkmnp-tv-z]{4}){3}$/);
});

test('six digits are not a recovery code', () => {
  expect(plainCode(' 123 456 ')).toBe('123456');
  expect(isRecoveryCode('123456')).toBe(false);
});
