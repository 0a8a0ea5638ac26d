import * as z from 'zod/mini';
import { PASSWORD_MIN, PASSWORD_MIN_AT_LOGIN } from '#schema/options/limits.ts';
import { changePasswordSchema, registerSchema } from './account.ts';
import { issue, type MessageKey } from './issues.ts';
import { codeIfAny, givenCode } from './twoFactor.ts';
import { emailAddress } from './values/email.ts';
import { chosenPassword, givenPassword } from './values/password.ts';

const typed = z._default(z.string(), '');

/** The dialogs check a password's length before sending it; the server only compares it. */
export function loginForm(needsCode = false) {
  return z.object({
    email: emailAddress(),
    password: chosenPassword(PASSWORD_MIN_AT_LOGIN),
    code: needsCode ? givenCode() : codeIfAny(),
  });
}
export type LoginFormValues = z.infer<ReturnType<typeof loginForm>>;

/** The password, and the code if needed, that users enter again before a sensitive change. */
export function confirmPasswordForm(needsCode: boolean) {
  return z.object({ password: givenPassword(), code: needsCode ? givenCode() : codeIfAny() });
}

/** After Google has confirmed the user's identity. */
export const googleCodeForm = z.object({ secondFactor: givenCode() });

export function signupForm(minLength: number = PASSWORD_MIN) {
  return z
    .extend(registerSchema(minLength), {
      confirmPassword: typed,
      terms: z.literal(true, { error: issue('terms') }),
    })
    .check(repeats('password', 'confirmPassword', 'passwordMismatch'));
}

/** The token comes from the address of the page. */
export function resetPasswordForm(minLength: number = PASSWORD_MIN) {
  const error = issue('confirmPassword');
  return z
    .object({
      password: chosenPassword(minLength),
      confirmPassword: z.string({ error }).check(z.minLength(1)),
      revokeApiKeys: z.optional(z.boolean()),
    })
    .check(repeats('password', 'confirmPassword', 'passwordMismatch'));
}

export function changePasswordForm(minLength: number = PASSWORD_MIN) {
  return z
    .extend(changePasswordSchema(minLength), { confirmPassword: typed })
    .check(repeats('newPassword', 'confirmPassword', 'newPasswordMismatch'));
}

/** Compared even while other fields are invalid, so that everything can be fixed in one go. */
function repeats<K extends string>(
  first: K,
  second: K,
  key: Extract<MessageKey, 'passwordMismatch' | 'newPasswordMismatch'>,
) {
  return z.refine<Record<K, unknown>>((values) => values[first] === values[second], {
    error: issue(key),
    path: [second],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}
