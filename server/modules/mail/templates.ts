import type { MailTemplate } from './mail.content.ts';
import { passwordChanged } from './templates/passwordChanged.ts';
import { resetPassword } from './templates/resetPassword.ts';
import { verifyEmail } from './templates/verifyEmail.ts';

/** Every mail the system can send. */
export const TEMPLATES = { verifyEmail, resetPassword, passwordChanged };

export type TemplateName = keyof typeof TEMPLATES;

export type ValuesOf<Name extends TemplateName> =
  (typeof TEMPLATES)[Name] extends MailTemplate<infer Values> ? Values : never;
