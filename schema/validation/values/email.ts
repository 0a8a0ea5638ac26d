import * as z from 'zod/mini';
import { issue, type MessageKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { missing, notBlank } from '#schema/validation/text.ts';

/**
 * One @, a dot in the domain, no invisible characters. Commas, quotes and brackets are legal in theory, but make a
 * mail program read one address as two.
 */
const ADDRESS =
  /^[^\s@\p{C},;:<>()[\]\\"]+@[^\s@\p{C}.,;:<>()[\]\\"]+(?:\.[^\s@\p{C}.,;:<>()[\]\\"]+)+$/u;

/** The forgot-password and application forms have a shorter message than the others. */
export function emailAddress(
  wrong: Extract<MessageKey, 'email' | 'emailShort'> = 'email',
): z.ZodMiniString<string> {
  return z.string({ error: missing('email') }).check(
    z.trim(),
    notBlank('email'),
    z.toLowerCase(),
    z.maxLength(LENGTHS.email, { error: issue(wrong) }),
    z.refine((value) => ADDRESS.test(value), { error: issue(wrong) }),
  );
}
