/** English spellings that are pronounced differently. The order matters. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ght/g, 't'],
  [/^(?:k(?=n)|w(?=r)|p(?=s))/g, ''],
  [/[cst]ian|[cst]{1,2}ion/g, 'shan'],
  [/[ct]ia(?=l)/g, 'sha'],
  [/tu(?=[ar])/g, 'chu'],
  [/du(?=ca)/g, 'ju'],
  [/tch/g, 'ch'],
  [/x/g, 'ks'],
  [/qu/g, 'kv'],
  [/s?c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/g(?=[eiy])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/ow(?![aeiou])/g, 'o'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([bdgkptsj])h/g, '$1'],
  [/gn/g, 'n'],
];

/** How English vowels are roughly written in Hindi. */
const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/[ai]y|ei|ai|a(?=[^aeiouy]e$)/g, 'e'],
  [/i(?=(?:[^aeiouy]|bl)e$)/g, 'ai'],
  [/ee|ea|ie|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/oa|au/g, 'o'],
  [/e$/g, ''],
];

const rewritten = (word: string, rules: typeof SPELLINGS) =>
  rules.reduce((text, [written, spoken]) => text.replace(written, spoken), word);

/** Roughly the pronunciation, without doubled letters. */
export function spoken(word: string): string {
  return rewritten(rewritten(word, SPELLINGS), VOWELS).replace(/(.)\1+/g, '$1');
}

/** The consonants and a leading vowel, with similar sounds merged: m and n, s and j. */
export function skeleton(word: string): string {
  return rewritten(word, SPELLINGS)
    .replace(/m(?=[^aeiouy])/g, 'n')
    .replace(/j/g, 's')
    .replace(/^[aeiouy]+/, 'a')
    .replace(/(?!^)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');
}
