import * as z from 'zod/mini';
import { COMPANY_LETTER_MAX, CONTACT_MESSAGE_MIN } from '#schema/options/limits.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { line, paragraphs } from '#schema/validation/text.ts';
import { flagOrNo } from '#schema/validation/values/option.ts';

const letter = {
  message: paragraphs('message', COMPANY_LETTER_MAX).check(
    z.minLength(CONTACT_MESSAGE_MIN, {
      error: issue('minLength', { label: 'message', min: CONTACT_MESSAGE_MIN }),
    }),
  ),
  shareEmail: flagOrNo('shareEmail'),
};

/** The message box on a company's page. */
export const companyLetterForm = z.object(letter);

/** contactEmployer. */
export const companyLetterSchema = z.object({
  companyId: line('companyId', LENGTHS.id),
  ...letter,
});
export type CompanyLetterValues = z.infer<typeof companyLetterSchema>;
