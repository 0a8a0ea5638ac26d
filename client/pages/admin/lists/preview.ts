import { ADMIN_DESCRIPTION_PREVIEW } from '#schema/options/limits.ts';

/** The first 50 characters of a description, on one line. */
export function preview(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= ADMIN_DESCRIPTION_PREVIEW) return line;
  return `${letters.slice(0, ADMIN_DESCRIPTION_PREVIEW).join('').trimEnd()}…`;
}
