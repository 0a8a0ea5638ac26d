import * as z from 'zod/mini';
import { issue, type LabelKey, type MessageKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { missing, unsuitableText } from '#schema/validation/text.ts';
import { isBlank } from './blank.ts';

type PasswordLabel = Extract<LabelKey, 'password' | 'currentPassword' | 'newPassword'>;

/** An existing password: never trimmed, and its length is not checked. */
export function givenPassword(label: PasswordLabel = 'password') {
  return z.string({ error: missing(label) }).check(
    z.refine((value) => !isBlank(value), { error: issue('required', { label }) }),
    z.maxLength(LENGTHS.passwordBytes, { error: issue('passwordMax') }),
    z.refine((value) => new TextEncoder().encode(value).length <= LENGTHS.passwordBytes, {
      error: issue('passwordMax'),
    }),
    z.refine((value) => !unsuitableText(value), { error: issue('characters', { label }) }),
  );
}

/** For accounts that may have no password, such as those of Google sign-in. The server checks who has one. */
export function passwordIfAny() {
  return z.optional(
    z.nullable(
      z.string().check(z.maxLength(LENGTHS.passwordBytes, { error: issue('passwordMax') })),
    ),
  );
}

/** A new password. Characters are counted as people see them: an emoji is one. */
export function chosenPassword(
  min: number,
  label: PasswordLabel = 'password',
  tooShort: Extract<MessageKey, 'passwordMin' | 'passwordMinLong'> = 'passwordMin',
) {
  return givenPassword(label).check(
    z.refine((value) => [...value].length >= min, { error: issue(tooShort, { min }) }),
    z.meta({ minLength: min }),
  );
}
