/** No known option has more characters. */
const LONGEST = 500;

/** A normalized spelling: "Full-Time", "full_time" and " full  time " are equal. */
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
 * A parser that accepts the stored values and every spelling in the tables. Creating it fails if one spelling would
 * mean two values, so that a table cannot contradict itself unnoticed.
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

/** The values for "no requirement" in the CSV file and the filters: empty, "any" or "all". */
export function isAny(text: string | null | undefined): boolean {
  return !text || ['', 'any', 'all'].includes(foldSpelling(text));
}
