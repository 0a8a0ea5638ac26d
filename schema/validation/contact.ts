import * as z from 'zod/mini';
import { DEFAULT_INQUIRY_TYPE, INQUIRY_TYPES, parseInquiryType } from '#schema/options/contact.ts';
import { CONTACT_MESSAGE_MIN } from '#schema/options/limits.ts';
import { linkToken } from './account.ts';
import { issue } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, line, paragraphs } from './text.ts';
import { emailAddress } from './values/email.ts';
import { option } from './values/option.ts';

export const contactSchema = z.object({
  name: line('name', LENGTHS.name),
  email: emailAddress(),
  subject: line('subject'),
  message: paragraphs('message', LENGTHS.message).check(
    z.minLength(CONTACT_MESSAGE_MIN, {
      error: issue('minLength', { label: 'message', min: CONTACT_MESSAGE_MIN }),
    }),
  ),
  inquiryType: z.pipe(
    clearable(option('inquiryType', parseInquiryType, INQUIRY_TYPES)),
    z.transform((value) => value ?? DEFAULT_INQUIRY_TYPE),
  ),
});
export type ContactValues = z.infer<typeof contactSchema>;

/** The blog's "Stay Updated" box and the candidate database's sign-up. */
export const subscribeSchema = z.object({ email: emailAddress() });

export const confirmSubscriptionSchema = z.object({ token: linkToken('verifyLink') });
