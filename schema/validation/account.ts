import * as z from 'zod/mini';
import { PASSWORD_MIN } from '#schema/options/limits.ts';
import { parseRole, REGISTRATION_ROLES, type RegistrationRole } from '#schema/options/roles.ts';
import { issue, type MessageKey } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, line, orEmpty } from './text.ts';
import { codeIfAny } from './twoFactor.ts';
import { converted } from './values/converted.ts';
import { emailAddress } from './values/email.ts';
import { chosenPassword, givenPassword } from './values/password.ts';

const registrationRole = z.pipe(
  z
    .string({ error: issue('option', { label: 'role' }) })
    .check(z.meta({ examples: [...REGISTRATION_ROLES] })),
  converted<string, RegistrationRole>((text, refuse) => {
    const role = parseRole(text);
    if (role === 'admin') return refuse(issue('adminRole'));
    return role ?? refuse(issue('option', { label: 'role' }));
  }),
);

/** An old or unknown one is no mistake of the person's: only its form is checked. */
const deviceToken = () => clearable(line('deviceToken', LENGTHS.token));

const revokeApiKeys = () => z.optional(z.nullable(z.boolean()));

/** Blank names are welcome: the dialog does not ask for more than address and password. */
export function registerSchema(minLength: number = PASSWORD_MIN) {
  return z.object({
    email: emailAddress(),
    password: chosenPassword(minLength),
    firstName: orEmpty(line('firstName', LENGTHS.name)),
    lastName: orEmpty(line('lastName', LENGTHS.name)),
    role: z.prefault(registrationRole, 'job_seeker'),
    deviceToken: deviceToken(),
  });
}
export type RegisterValues = z.infer<ReturnType<typeof registerSchema>>;

/** A wrong password is refused because it is wrong, whatever its length. */
export const loginSchema = z.object({
  email: emailAddress(),
  password: givenPassword(),
  code: codeIfAny(),
  deviceToken: deviceToken(),
});
export type LoginValues = z.infer<typeof loginSchema>;

/** What asks for the password again takes what a login takes. */
export const confirmPasswordSchema = z.object({ password: givenPassword(), code: codeIfAny() });
export type ConfirmPasswordValues = z.infer<typeof confirmPasswordSchema>;

export function changePasswordSchema(minLength: number = PASSWORD_MIN) {
  return z.object({
    currentPassword: givenPassword('currentPassword'),
    newPassword: chosenPassword(minLength, 'newPassword', 'passwordMinLong'),
    revokeApiKeys: revokeApiKeys(),
  });
}
export type ChangePasswordValues = z.infer<ReturnType<typeof changePasswordSchema>>;

export const requestPasswordResetSchema = z.object({ email: emailAddress('emailShort') });
export type RequestPasswordResetValues = z.infer<typeof requestPasswordResetSchema>;

export function resetPasswordSchema(minLength: number = PASSWORD_MIN) {
  return z.object({
    token: linkToken('resetLink'),
    password: chosenPassword(minLength),
    revokeApiKeys: revokeApiKeys(),
  });
}
export type ResetPasswordValues = z.infer<ReturnType<typeof resetPasswordSchema>>;

export const verifyEmailSchema = z.object({ token: linkToken('verifyLink') });
export type VerifyEmailValues = z.infer<typeof verifyEmailSchema>;

/** What cannot have come from one of our mails gets the sentence for a link that has expired. */
export function linkToken(wrong: Extract<MessageKey, 'resetLink' | 'verifyLink'>) {
  const error = issue(wrong);
  return z.string({ error }).check(z.trim(), z.maxLength(LENGTHS.token), z.regex(/^[\x21-\x7e]+$/));
}
