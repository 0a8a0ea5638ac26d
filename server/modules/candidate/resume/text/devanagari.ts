/** A consonant, with the dot below it if it has one. */
const C = '[\\u0915-\\u0939\\u0958-\\u095f]\\u093c?';
const VIRAMA = '\\u094d';
const SHORT_I = '\\u093f';
const RA = `\\u0930${VIRAMA}`;

/**
 * Many PDFs contain Devanagari in the order in which it is drawn: the short i first, even
 * after the sign of another vowel, and the ra above a letter last.
 */
const SHORT_I_FIRST = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])|(?<=[\\u0901-\\u0903\\u093e-\\u094c]))${SHORT_I}(?=${C})`,
  'u',
);
const RA_LAST = new RegExp(`(?<=[\\p{L}\\p{M}])${RA}(?![\\p{L}\\p{M}\\u200d])`, 'u');
const DRAWN_I = new RegExp(`${SHORT_I}((?:${C}${VIRAMA}){0,3}${C})`, 'gu');
const DRAWN_RA = new RegExp(
  `((?:${C}${VIRAMA}){0,3}${C}[\\u093e-\\u094c]?[\\u0901-\\u0903]?)${RA}(?!${C})`,
  'gu',
);
const ANY_DRAWN_RA = new RegExp(DRAWN_RA.source.replace(`(?!${C})`, ''), 'gu');

/** A sign that belongs to the letter before it; the short i may be drawn before its own. */
const SIGN_APART = / +(?=[\u0900-\u0903\u093a-\u093e\u0940-\u094f])/gu;

/** Puts a text in the order in which it is spoken, if it is certainly in the order of drawing. */
export function logicalOrder(text: string): string {
  const joined = text.replace(SIGN_APART, '');
  const isShortIFirst = SHORT_I_FIRST.test(joined);
  const spoken = isShortIFirst
    ? joined.replace(DRAWN_I, (_drawn, letters: string) => `${letters}\u093f`)
    : joined;
  if (!RA_LAST.test(spoken)) return spoken;
  // If all of it is in the order of drawing, each ra before a consonant was drawn above the letter before.
  return spoken.replace(
    isShortIFirst ? ANY_DRAWN_RA : DRAWN_RA,
    (_drawn, letters: string) => `\u0930\u094d${letters}`,
  );
}
