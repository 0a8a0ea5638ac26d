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

/** Only length and characters are checked, because an expired or unknown token is not the user's mistake. */
const deviceToken = () => clearable(line('deviceToken', LENGTHS.token));

const revokeApiKeys = () => z.optional(z.nullable(z.boolean()));

/** Names may be blank: the dialog only asks for email and password. */
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

/** A wrong password is refused for being wrong, not for its length. */
export const loginSchema = z.object({
  email: emailAddress(),
  password: givenPassword(),
  code: codeIfAny(),
  deviceToken: deviceToken(),
});
export type LoginValues = z.infer<typeof loginSchema>;

/** Confirming the password accepts the same texts as a login. */
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

export function resetPasswordSchema(minLength: number = PASSWORD_MIN) {
  return z.object({
    token: linkToken('resetLink'),
    password: chosenPassword(minLength),
    revokeApiKeys: revokeApiKeys(),
  });
}
export type ResetPasswordValues = z.infer<ReturnType<typeof resetPasswordSchema>>;

export const verifyEmailSchema = z.object({ token: linkToken('verifyLink') });

/** A token that cannot come from one of our emails gets the message for an expired link. */
export function linkToken(
  wrong: Extract<MessageKey, 'resetLink' | 'verifyLink' | 'invitationLink'>,
) {
  const error = issue(wrong);
  return z.string({ error }).check(z.trim(), z.maxLength(LENGTHS.token), z.regex(/^[\x21-\x7e]+$/));
}
