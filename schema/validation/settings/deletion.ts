import * as z from 'zod/mini';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { line } from '#schema/validation/text.ts';
import { passwordIfAny } from '#schema/validation/values/password.ts';

/** deleteMyAccount: the password again, if there is one, and a confirmation word typed by hand. */
export const deletionSchema = z.object({
  password: passwordIfAny(),
  confirmation: line('confirmation', LENGTHS.name),
});
export type DeletionValues = z.infer<typeof deletionSchema>;

/** The same in the form, which knows the word in the language of the page. */
export function deletionForm(word: string, hasPassword: boolean) {
  const isWord = (typed: string) => typed.trim().toLowerCase() === word.toLowerCase();
  return z.object({
    password: z.string().check(
      z.refine((typed) => !hasPassword || typed.length > 0, {
        error: issue('required', { label: 'password' }),
      }),
    ),
    confirmation: z
      .string()
      .check(z.refine(isWord, { error: issue('required', { label: 'confirmation' }) })),
  });
}
