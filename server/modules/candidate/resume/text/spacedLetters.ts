/** A list of drawing instructions. */
interface Drawing {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** The numbers of the instructions of pdf.js that begin a text, set its font, move the pen, and draw glyphs. */
const SET_FONT = 37;
const MOVE = 40;
const MOVES_ELSEWHERE: ReadonlySet<number> = new Set([31, 41, 42, 43]);
const SHOW = 44;

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
  /** The room between it and the glyph before it, as a share of the size of its letters, if that is known. */
  gap?: number | undefined;
}

const UNITS = 1000;

/** The glyphs of a page in the order of drawing. */
export function drawnGlyphs({ fnArray, argsArray }: Drawing): Glyph[] {
  const glyphs: Glyph[] = [];
  let size = 1;
  /** From where the line begins, or from where the pen was moved to. */
  let advance = 0;
  let gap: number | undefined;
  for (const [at, instruction] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[] | null;
    if (instruction === SET_FONT) size = Number(args?.[1]) || size;
    else if (instruction === MOVE) {
      const [x, y] = args as readonly number[];
      gap = y === 0 ? x! / size - advance : undefined;
      advance = 0;
    } else if (MOVES_ELSEWHERE.has(instruction)) [gap, advance] = [undefined, 0];
    else if (instruction === SHOW)
      for (const one of (args?.[0] ?? []) as readonly unknown[]) {
        if (typeof one === 'number') {
          if (gap !== undefined) gap -= one / UNITS;
          advance -= one / UNITS;
        } else if (isGlyph(one)) {
          glyphs.push({ unicode: one.unicode, width: one.width, gap });
          advance += one.width / UNITS;
          gap = 0;
        }
      }
  }
  return glyphs;
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
  const letters = glyphs.flatMap(({ unicode, width, gap }) =>
    [...unicode.normalize('NFKC')].map((letter, at) =>
      at > 0 ? { letter, width: 0, gap: 0 } : { letter, width, gap },
    ),
  );
  // Some programs draw no spaces, or few.
  const spaces = letters.filter(({ letter }) => letter === ' ').length;
  const areSpacesDrawn = spaces >= FEWEST_SPACES * letters.length;
  const drawn: DrawnText[] = [];
  let at = 0;
  for (const text of texts) {
    const own: DrawnLetter[] = [];
    let width = 0;
    let isGuessed = false;
    for (const letter of text.normalize('NFKC')) {
      if (/\s/.test(letter)) {
        isGuessed = true;
        continue;
      }
      let isDrawn = false;
      for (; letters[at] !== undefined && /\s/.test(letters[at]!.letter); at += 1) {
        isDrawn = true;
        if (own.length > 0) width += letters[at]!.width;
      }
      if (letters[at]?.letter !== letter) return null;
      own.push({ letter, isDrawn, isGuessed, gap: letters[at]!.gap });
      width += letters[at]!.width;
      at += 1;
      isGuessed = false;
    }
    const isSpread = isSpaced(text) || INDIAN.test(text);
    // What comes next may be drawn beside it without a space.
    const end = /\s$/.test(text) && !isSpread ? ' ' : '';
    const read = areSpacesDrawn
      ? { text: `${withSpaces(own, isSpread)}${end}`, isApart: own[0]?.isDrawn ?? false }
      : { text };
    drawn.push({ ...read, width });
  }
  return { areSpacesDrawn, drawn };
}

/** Scripts whose widths the library misses: it takes each glyph with a sign above or below for one without a width. */
export const INDIAN = /[\u0900-\u0dff]/;

interface DrawnLetter {
  letter: string;
  /** Whether a space was drawn before it, and whether the library took a gap for one. */
  isDrawn: boolean;
  isGuessed: boolean;
  gap: number | undefined;
}

/** How much wider the gap between two words is than other gaps, as a share of the size of the letters. */
const WIDE = 0.2;

/** A gap without a space is one between words if it is much wider than the others. */
function withSpaces(own: readonly DrawnLetter[], isSpread: boolean): string {
  const gaps = own.flatMap(({ gap }) => (gap === undefined ? [] : [gap])).sort((a, b) => a - b);
  const usual = Math.max(0, gaps[Math.floor(gaps.length / 2)] ?? 0);
  const isWide = ({ gap }: DrawnLetter) => (gap === undefined ? !isSpread : gap > usual + WIDE);
  return own
    .map((one, at) => {
      const isApart = at > 0 && (one.isDrawn || (one.isGuessed && isWide(one)));
      return isApart ? ` ${one.letter}` : one.letter;
    })
    .join('');
}
