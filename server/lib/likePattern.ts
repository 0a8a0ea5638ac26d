import { beginningOf } from '#schema/validation/lengths.ts';

const SEARCHED_LENGTH = 100;

/** Search words, anywhere in a text, for `ilike`; null if there are none. */
export function likePattern(words: string | null | undefined): string | null {
  const typed = beginningOf(words?.trim() ?? '', SEARCHED_LENGTH);
  return typed ? `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
}
