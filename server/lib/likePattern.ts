const SEARCHED_LENGTH = 100;

/** Search words, anywhere in a text, for `ilike`; null if there are none. */
export function likePattern(words: string | null | undefined): string | null {
  const typed = words?.trim().slice(0, SEARCHED_LENGTH);
  return typed ? `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%` : null;
}
