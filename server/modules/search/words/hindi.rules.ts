const CONSONANTS = sounds(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h ळ l',
);
const VOWELS = sounds('अ a आ a इ i ई i उ u ऊ u ऋ ri ऍ e ए e ऐ ai ऑ o ओ o औ au');
const SIGNS = sounds('ा a ि i ी i ु u ू u ृ ri ॅ e े e ै ai ॉ o ो o ौ au');
const SILENT = '्';
const NASAL = /[ँं]/;

interface Syllable {
  consonant: string;
  vowel: string;
  /** The vowel that is not written and often not spoken either. */
  isInherent: boolean;
  isNasal: boolean;
}

export function isHindi(word: string): boolean {
  return /[\u0904-\u0939]/.test(word);
}

/** Hindi in Latin letters, as people type it: "चौकीदार" becomes "chaukidar". */
export function inLatin(word: string): string {
  const syllables: Syllable[] = [];
  let rest = '';
  for (const letter of word) {
    const last = syllables.at(-1);
    const [consonant, vowel, sign] = [CONSONANTS, VOWELS, SIGNS].map((map) => map.get(letter));
    if (consonant) syllables.push({ consonant, vowel: 'a', isInherent: true, isNasal: false });
    else if (vowel) syllables.push({ consonant: '', vowel, isInherent: false, isNasal: false });
    else if (last && (sign || letter === SILENT)) {
      Object.assign(last, { vowel: sign ?? '', isInherent: false });
    } else if (last && NASAL.test(letter)) last.isNasal = true;
    else rest += letter;
  }
  return spoken(syllables) + rest;
}

/** Drops unwritten vowels that are not spoken: at the end, and between two other vowels. */
function spoken(syllables: readonly Syllable[]): string {
  const vowels = syllables.map(({ vowel }) => vowel);
  for (let at = syllables.length - 1; at > 0; at -= 1) {
    const { isInherent, isNasal } = syllables[at]!;
    const next = syllables[at + 1];
    const isBetween = next?.consonant && vowels[at + 1] !== '' && vowels[at - 1] !== '';
    if (isInherent && !isNasal && (!next || isBetween)) vowels[at] = '';
  }
  return syllables
    .map(({ consonant, isNasal }, at) => consonant + vowels[at]! + (isNasal ? 'n' : ''))
    .join('');
}

function sounds(pairs: string): ReadonlyMap<string, string> {
  const parts = pairs.split(' ');
  return new Map(
    parts.flatMap((letter, at) => (at % 2 === 0 ? [[letter, parts[at + 1]!] as const] : [])),
  );
}
