import { passwordChanged } from './templates/passwordChanged.ts';
import { resetPassword } from './templates/resetPassword.ts';
import { verifyEmail } from './templates/verifyEmail.ts';

/** Every mail the system can send: a small function each, its words and its button. */
export const TEMPLATES = { verifyEmail, resetPassword, passwordChanged };

export type TemplateName = keyof typeof TEMPLATES;

export type ValuesOf<Name extends TemplateName> = Parameters<(typeof TEMPLATES)[Name]>[0];
