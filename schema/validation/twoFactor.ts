import * as z from 'zod/mini';
import { issue } from './issues.ts';
import { clearable, missing, noControlCharacters, notBlank } from './text.ts';
import { givenPassword, passwordIfAny } from './values/password.ts';

/** A recovery code, however its groups were typed. */
const LONGEST = 40;

/** Six digits or a recovery code; a wrong one is refused because it is wrong. */
export function givenCode() {
  return z
    .string({ error: missing('code') })
    .check(
      z.trim(),
      notBlank('code'),
      z.maxLength(LONGEST, { error: issue('secondFactor') }),
      noControlCharacters('code'),
    );
}

/** Sent with the password at login; most users have none. */
export const codeIfAny = () => clearable(givenCode());

export const startTwoFactorSchema = z.object({ password: passwordIfAny() });

export const confirmTwoFactorSchema = z.object({ code: givenCode() });

/** The password again, if there is one, and a code. */
export const twoFactorProofSchema = z.object({ password: passwordIfAny(), code: givenCode() });
export type TwoFactorProofValues = z.infer<typeof twoFactorProofSchema>;

const passwordFor = (hasPassword: boolean) => (hasPassword ? givenPassword() : passwordIfAny());

/** The same in the form: the password is required if the account has one. */
export function startTwoFactorForm(hasPassword: boolean) {
  return z.object({ password: passwordFor(hasPassword) });
}

export function twoFactorProofForm(hasPassword: boolean) {
  return z.object({ password: passwordFor(hasPassword), code: givenCode() });
}
