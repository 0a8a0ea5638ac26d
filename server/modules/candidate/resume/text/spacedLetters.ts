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

/** A glyph as it was drawn, with its width in the units of its font. */
interface Glyph {
  unicode: string;
  width: number;
}

/** The glyphs of a page in the order of drawing. */
export function drawnGlyphs({ argsArray }: Drawing): Glyph[] {
  return argsArray
    .flatMap((args) =>
      Array.isArray(args) && Array.isArray(args[0]) ? (args[0] as unknown[]) : [],
    )
    .filter(isGlyph);
}

const isGlyph = (glyph: unknown): glyph is Glyph =>
  typeof glyph === 'object' &&
  glyph !== null &&
  'unicode' in glyph &&
  typeof glyph.unicode === 'string';

/** A text as it was drawn: with its spaces, and whether there was one before it, unless the program draws no spaces. */
export interface DrawnText {
  text: string;
  isApart?: boolean;
  /** The sum of the widths of its glyphs. */
  width: number;
}

/** The texts of a page in the order of drawing, as they were drawn; null if their letters are not the same. */
export function drawnTexts(
  texts: readonly string[],
  glyphs: readonly Glyph[],
): { areSpacesDrawn: boolean; drawn: DrawnText[] } | null {
  const letters = glyphs.flatMap(({ unicode, width }) =>
    [...unicode.normalize('NFKC')].map((letter, at) => ({ letter, width: at > 0 ? 0 : width })),
  );
  // Some programs draw no spaces, or few.
  const spaces = letters.filter(({ letter }) => letter === ' ').length;
  const areSpacesDrawn = spaces >= FEWEST_SPACES * letters.length;
  const drawn: DrawnText[] = [];
  let at = 0;
  for (const text of texts) {
    let own = '';
    let isApart = false;
    let sum = 0;
    for (const letter of text.normalize('NFKC').replace(/\s/g, '')) {
      for (; letters[at] !== undefined && /\s/.test(letters[at]!.letter); at += 1) {
        if (own === '') isApart = true;
        else [own, sum] = [`${own} `, sum + letters[at]!.width];
      }
      if (letters[at]?.letter !== letter) return null;
      own += letter;
      sum += letters[at]!.width;
      at += 1;
    }
    const read = areSpacesDrawn ? { text: own.replace(/\s+/g, ' '), isApart } : { text };
    drawn.push({ ...read, width: sum });
  }
  return { areSpacesDrawn, drawn };
}
