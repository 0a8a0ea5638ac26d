/** How names of companies, categories and titles are compared, here and in the database. */
export function foldValue(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[\s!-/:-@[-`{-~–—‘’“”।]+/g, ' ')
    .trim();
}
