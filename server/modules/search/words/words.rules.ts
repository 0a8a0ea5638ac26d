/** The same as `search_words` in M002Search; a test compares the two. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('c++', ' cplusplus ')
    .replaceAll('c#', ' csharp ')
    .replace(/[\u0300-\u036f'\u2018\u2019]|\u093c|\u200c|\u200d/g, '')
    .replace(/(^|asp|[^a-z0-9])\.net/g, '$1 dotnet')
    .replace(/([a-z])\.([a-z])/g, '$1$2')
    .replace(/([a-z])\.([a-z])/g, '$1$2')
    .split(/[^a-z0-9\u00df-\u024f\u0370-\u0963\u0966-\u1fff]+/)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 40));
}

/**
 * The tables know no stems, so "telecallers" and "telecaller" are the same word to them, as are
 * "नर्सों" and "नर्स".
 */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ों')) return word.slice(0, -2);
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/**
 * A word that names an occupation stays as it is: its stem is also that of other words, such as
 * "account", "development" and "product". The same as `search_occupation` in M101SearchProduction.
 */
export function occupation(word: string): string | null {
  if (word === 'accounts' || word === 'accounting') return word;
  const [, name] =
    /^(accountant|attendant|consultant|developer|manager|operator|production)s?$/.exec(word) ?? [];
  return name ?? null;
}

/** One key for all spellings of a phrase. */
export function keyOf(words: readonly string[]): string {
  return words.map(singular).join(' ');
}
