/** The characters that the fonts of `PdfPages` have. */
const DRAWN =
  /[\n -~\u00a0-\u00ff\u02c6\u02da\u02dc–—‘-‚“-„•…‹›⁄€₹−∕]|[\u0900-\u097f]|\u0300|\u0301|\u0303|\u0304|\u0308|\u200c|\u200d/u;

/** Signs that people paste from elsewhere, and what is drawn instead. */
const SIGNS: readonly (readonly [sign: RegExp, drawn: string])[] = [
  [/[●○▪■□◦‣⁃∙◆➢➤►✓✔❖]/u, '•'],
  [/[→⇒➔➜]/u, '>'],
  [/[‐-―]/u, '-'],
  [/≥/u, '>='],
  [/≤/u, '<='],
  [/\s/u, ' '],
  // Emoji and other pictures, and what only changes how they look.
  [/[\p{So}\p{Sk}\p{Cf}\p{Cc}\ufe00-\ufe0f]/u, ''],
];

/** The text with everything replaced that the fonts do not have and that can be written otherwise. */
export function drawableText(text: string): string {
  return Array.from(text.normalize('NFC'), drawableCharacter).join('');
}

function drawableCharacter(character: string): string {
  if (DRAWN.test(character)) return character;
  const sign = SIGNS.find(([signs]) => signs.test(character));
  if (sign) return sign[1];
  // Letters with rare accents lose them; letters in the shape of signs become plain ones.
  const parts = [...character.normalize('NFKD')].filter(
    (part) => DRAWN.test(part) || !/[\u0300-\u036f]/.test(part),
  );
  return parts.every((part) => DRAWN.test(part)) ? parts.join('') : character;
}

/** The different characters of a text that cannot be drawn. */
export function undrawableIn(text: string): string[] {
  return [...new Set(text)].filter((character) => !DRAWN.test(character));
}

/** A document with each of its texts as it is drawn. */
export function drawableSheet<Sheet extends object>(sheet: Sheet): Sheet {
  return drawableValue(sheet) as Sheet;
}

function drawableValue(value: unknown): unknown {
  if (typeof value === 'string') return drawableText(value);
  if (Array.isArray(value)) return value.map(drawableValue);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, drawableValue(one)]));
}

const LETTERS_NAMED = 10;

/** For a message: the first of the letters. */
export const namedLetters = (letters: readonly string[]): string =>
  letters.slice(0, LETTERS_NAMED).join(', ');
