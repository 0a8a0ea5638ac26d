const VOWELS = '[aeiouyw]';
/** How the sounds of Hindi letters are written in English names. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k|c|ck|q|ch',
  ख: 'kh?',
  ग: 'gh?',
  घ: 'gh?',
  ङ: 'n',
  च: 'ch|c|tch',
  छ: 'ch+',
  ज: 'j|g|z|s|dge',
  झ: 'jh?|z',
  ञ: 'ny?',
  ट: 'th?',
  ठ: 'th?',
  ड: 'd|r',
  ढ: 'dh?|rh?',
  ण: 'n',
  त: 'th?',
  थ: 'th?',
  द: 'dh?|th',
  ध: 'dh?',
  न: 'n|kn',
  प: 'p',
  फ: 'f|ph',
  ब: 'b',
  भ: 'bh?',
  म: 'm',
  य: 'y|i|e',
  र: 'r|wr',
  ल: 'l',
  ळ: 'l',
  व: 'v|w',
  श: 'sh?|c|t',
  ष: 'sh?',
  स: 's|c|sc',
  ह: 'h|wh',
};
const VOWEL_SIGN = /[\u093a\u093b\u093e-\u094c\u094e\u094f]/;
const VOWEL = /[\u0904-\u0914]/;
const NASAL = /[\u0901\u0902]/;
const VIRAMA = '\u094d';
const NUKTA = /\u093c/g;
const SHORTEST = 3;

/**
 * A pattern of the Latin spellings of a name in Devanagari, which JavaScript and PostgreSQL read alike: "टाटा मोटर्स" is
 * Tata Motors. Null if the name is in another script, or so short that it would be like many names.
 */
export function latinName(name: string): string | null {
  // In NFD, ज़ is ज with a dot, which may be left out.
  const letters = [...name.normalize('NFD').replace(NUKTA, '')];
  if (!letters.every((letter) => letter === ' ' || /[\u0900-\u0963]/.test(letter))) return null;
  if (letters.filter((letter) => letter !== ' ').length < SHORTEST) return null;
  let pattern = '';
  for (const [at, letter] of letters.entries()) {
    const consonant = CONSONANTS[letter];
    const next = letters[at + 1];
    if (consonant) {
      const isEnd = next === undefined || next === ' ';
      const isBare = isEnd || CONSONANTS[next] || NASAL.test(next) || VOWEL.test(next);
      // A letter may be doubled, and a vowel that is not written may be heard or not.
      pattern += `(?:${consonant}){${letter === 'य' ? 0 : 1},2}`;
      if (isEnd) pattern += '[aeh]{0,2}';
      else if (isBare) pattern += `${VOWELS}{0,2}`;
    } else if (VOWEL_SIGN.test(letter)) pattern += `${VOWELS}{1,3}h?`;
    else if (VOWEL.test(letter))
      pattern += `${VOWELS}{${at === 0 || letters[at - 1] === ' ' ? 1 : 0},3}`;
    else if (NASAL.test(letter)) pattern += '[nm]g?';
    else if (letter === ' ') pattern += ' ';
    else if (letter !== VIRAMA) return null;
  }
  return `^${pattern}$`;
}
