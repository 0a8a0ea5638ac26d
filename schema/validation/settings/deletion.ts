import * as z from 'zod/mini';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { line } from '#schema/validation/text.ts';
import { codeIfAny, givenCode } from '#schema/validation/twoFactor.ts';
import { passwordIfAny } from '#schema/validation/values/password.ts';

/** deleteMyAccount: both factors again, if the account has them, and a confirmation word typed by hand. */
export const deletionSchema = z.object({
  password: passwordIfAny(),
  code: codeIfAny(),
  confirmation: line('confirmation', LENGTHS.name),
});
export type DeletionValues = z.infer<typeof deletionSchema>;

/** The same in the form, which knows the word in the language of the page. */
export function deletionForm(word: string, hasPassword: boolean, hasTwoFactor: boolean) {
  const isWord = (typed: string) => typed.trim().toLowerCase() === word.toLowerCase();
  return z.object({
    password: z.string().check(
      z.refine((typed) => !hasPassword || typed.length > 0, {
        error: issue('required', { label: 'password' }),
      }),
    ),
    code: hasTwoFactor ? givenCode() : codeIfAny(),
    confirmation: z
      .string()
      .check(z.refine(isWord, { error: issue('required', { label: 'confirmation' }) })),
  });
}
