/** No option we know is longer. */
const LONGEST = 500;

/** One spelling of a word: "Full-Time", "full_time" and " full  time " are the same to us. */
export function foldSpelling(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[,.'’₹()]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, '_')
    .replace(/^_|_$/g, '');
}

type Spellings<T extends string> = { readonly [V in T]?: string | readonly string[] };

/**
 * A reader that accepts the stored values and every spelling in the tables. It refuses to be built
 * when one spelling would mean two values, so that a table cannot contradict itself unseen.
 */
export function parserFor<T extends string>(values: readonly T[], ...tables: Spellings<T>[]) {
  const known = new Map<string, T>();
  for (const value of values) {
    for (const spelling of [value, ...tables.flatMap((table) => table[value] ?? [])]) {
      const folded = foldSpelling(spelling);
      const other = known.get(folded);
      if (other !== undefined && other !== value) {
        throw new Error(`"${spelling}" means both "${other}" and "${value}"`);
      }
      known.set(folded, value);
    }
  }
  return (text: string | null | undefined): T | null =>
    text ? (known.get(foldSpelling(text)) ?? null) : null;
}

/** What the CSV file and the filters say for "no demand": nothing, "any" or "all". */
export function isAny(text: string | null | undefined): boolean {
  return !text || ['', 'any', 'all'].includes(foldSpelling(text));
}
