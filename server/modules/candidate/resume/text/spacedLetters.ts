/** Of a list of drawing instructions: the glyphs of a text, and numbers between them. */
interface Drawing {
  argsArray: readonly unknown[];
}

const FEWEST_LETTERS = 2;
const LONGEST_PART = 2.2;
/** As a share of all letters. */
const FEWEST_SPACES = 0.05;

/** Letters set apart, as in "S K I L LS" and "asha@mail .exampl e": the library took the gaps for spaces. */
export function isSpaced(text: string): boolean {
  const parts = text.trim().split(' ');
  if (parts.length < FEWEST_LETTERS) return false;
  if (/\S@|@\S/.test(text)) return /@\S*\s[.\w]|\w\s@/.test(text);
  const length = parts.reduce((sum, part) => sum + part.length, 0) / parts.length;
  return length <= (parts.length === 2 ? 1.5 : LONGEST_PART) && /\p{L}|\d/u.test(text);
}

/** The letters as they were drawn one after the other, with the spaces that were drawn. */
export function drawnText({ argsArray }: Drawing): string {
  return argsArray
    .flatMap((args) =>
      Array.isArray(args) && Array.isArray(args[0]) ? (args[0] as unknown[]) : [],
    )
    .map((glyph) => (isGlyph(glyph) ? glyph.unicode : ''))
    .join('');
}

const isGlyph = (glyph: unknown): glyph is { unicode: string } =>
  typeof glyph === 'object' &&
  glyph !== null &&
  'unicode' in glyph &&
  typeof glyph.unicode === 'string';

/** The texts of a page in the order of drawing, with the spaces that were drawn; null if their letters are not the same. */
export function withDrawnSpaces(texts: readonly string[], drawn: string): string[] | null {
  const letters = [...drawn.normalize('NFKC')];
  // Some programs draw no spaces, or few.
  const spaces = letters.filter((letter) => letter === ' ').length;
  if (spaces < FEWEST_SPACES * letters.length) return null;
  let at = 0;
  const read: string[] = [];
  for (const text of texts) {
    let own = '';
    for (const letter of text.normalize('NFKC').replace(/\s/g, '')) {
      while (letters[at] !== undefined && /\s/.test(letters[at]!)) {
        if (own !== '') own += ' ';
        at += 1;
      }
      if (letters[at] !== letter) return null;
      own += letter;
      at += 1;
    }
    read.push(own.replace(/\s+/g, ' '));
  }
  return read;
}
