import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';
import { actualTexts, isShortPage } from './actualText.ts';
import type { Piece } from './pageLayout.ts';
import { pagesText } from './pagesText.ts';
import { drawnGlyphs, type DrawnText, drawnTexts, INDIAN, isSpaced } from './spacedLetters.ts';

const MOST_PAGES = 200;
/** A page with more pieces is not from a resume, and would take long to put in order. */
const MOST_PIECES = 20_000;

/** Read page by page and piece by piece, up to a limit, and put into reading order. */
export async function pdfText(path: string, mostLetters: number): Promise<string> {
  const data = await readFile(path);
  // The library takes ownership of the bytes.
  const document = await getDocumentProxy(new Uint8Array(data), {
    verbosity: 0,
    disableFontFace: true,
    maxImageSize: MOST_PIXELS,
  });
  const pages: Piece[][] = [];
  let width = 0;
  let letters = 0;
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    width ||= page.view[2]! - page.view[0]!;
    const reader = new PageReader();
    for await (const { items } of page.streamTextContent({ includeMarkedContent: true })) {
      for (const item of items as Item[]) letters += reader.add(item);
      if (letters > mostLetters) break;
    }
    const needsDrawn = reader.texts.some((text) => isSpaced(text) || INDIAN.test(text));
    if (needsDrawn || (page.ref && isShortPage(data, page.ref.num))) await readDrawn(page, reader);
    page.cleanup();
    const spans = reader.spans > 0 && page.ref ? actualTexts(data, page.ref.num) : [];
    const pieces = reader.piecesWith(spans);
    pages.push(pieces.map((piece, at) => withoutIcon(piece, pieces[at - 1])));
    if (letters > mostLetters) break;
  }
  return pagesText(pages, width);
}

/** Pictures are of no use here. */
const MOST_PIXELS = 1;

/** What was drawn letter by letter tells the gaps between letters from spaces, and how wide they are. */
async function readDrawn(page: Page, reader: PageReader): Promise<void> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const glyphs = drawnGlyphs({ fnArray, argsArray: argsArray as unknown[] });
  const { areSpacesDrawn, drawn } = drawnTexts(reader.texts, glyphs) ?? {};
  reader.drawn = drawn ?? [];
  if (!drawn || !areSpacesDrawn) return;
  reader.areSpacesDrawn = true;
  reader.texts = drawn.map(({ text }) => text);
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

interface Item {
  /** Only set for marked content, not for a piece of text. */
  type?: string;
  tag?: string;
  id?: string | null;
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
}

/** A piece, with the span that it is in. */
type PieceInSpan = Piece & { span: number | undefined };

/** A font has its widths in thousandths of its size. */
const USUAL_UNIT = 0.001;

/** As a share of the size of letters. */
const SAME_PLACE = 0.02;

class PageReader {
  spans = 0;
  /** The texts of the pieces as the library read them. */
  texts: string[] = [];
  areSpacesDrawn = false;
  /** What was drawn for each piece, if that is known. */
  drawn: readonly DrawnText[] = [];
  #pieces: PieceInSpan[] = [];
  /** The marked content that is open: a span without a number, or something else. */
  #open: (number | undefined)[] = [];

  /** Returns how many letters it has. */
  add(item: Item): number {
    if (item.type?.startsWith('begin')) {
      const isSpan = item.type === 'beginMarkedContentProps' && item.tag === 'Span' && !item.id;
      this.#open.push(isSpan ? this.spans : undefined);
      if (isSpan) this.spans += 1;
      return 0;
    }
    if (item.type !== undefined) {
      this.#open.pop();
      return 0;
    }
    const span = this.#open.at(-1);
    const piece = pieceOf(item);
    if (item.str.trim() !== '' && this.#pieces.length < MOST_PIECES) {
      this.texts.push(item.str);
      piece.isSpread = isSpaced(item.str);
      this.#pieces.push({ ...piece, span });
    }
    return item.str.length;
  }

  /** The unit of the widths of each font, as a share of the size of its letters. */
  #unitsOfWidths(): Map<string | undefined, number> {
    const units = new Map<string | undefined, number>();
    for (const [at, { font, left, right, size }] of this.#pieces.entries()) {
      const width = this.drawn[at]?.width ?? 0;
      if (width > 0 && !/\p{Mn}/u.test(this.texts[at]!) && !units.has(font))
        units.set(font, (right - left) / width / size);
    }
    return units;
  }

  /** The meaning of a span replaces the letters drawn for it, if every span of the page is known. */
  piecesWith(texts: readonly (string | null)[]): Piece[] {
    const units = this.#unitsOfWidths();
    let last: { y: number; right: number; seemingRight: number } | undefined;
    const read = this.#pieces.map((piece, at) => {
      const text = joinedLetters(this.texts[at]!, this.areSpacesDrawn);
      const drawn = this.drawn[at];
      if (!drawn) return { ...piece, text };
      const { isApart } = drawn;
      if (!INDIAN.test(text)) return { ...piece, text, isApart };
      const width = drawn.width * piece.size * (units.get(piece.font) ?? USUAL_UNIT);
      // The library does not move on after such a glyph, so what is drawn next seems to be on top of it.
      const isOnTop =
        last !== undefined &&
        last.y === piece.y &&
        Math.abs(piece.left - last.seemingRight) < SAME_PLACE * piece.size;
      const left = isOnTop ? last!.right : piece.left;
      const right = Math.max(piece.right, left + width);
      last = { y: piece.y, right, seemingRight: piece.right };
      return { ...piece, text: drawn.text, left, right, isApart };
    });
    if (texts.length !== this.spans) return read;
    const pieces: PieceInSpan[] = [];
    for (const piece of read) {
      const text = piece.span === undefined ? null : texts[piece.span];
      const last = pieces.at(-1);
      if (text === null || text === undefined) {
        pieces.push(piece);
      } else if (last && last.span === piece.span) last.right = Math.max(last.right, piece.right);
      else pieces.push({ ...piece, text });
    }
    return pieces;
  }
}

function pieceOf({ str, transform, width, height, fontName }: Item): Piece {
  const [, , c = 0, d = 0, x = 0, y = 0] = transform;
  const size = Math.hypot(c, d) || height || 10;
  return { text: str, left: x, right: x + width, y, size, font: fontName };
}

/** Icons have no letters, or private ones. They are before something else, like the dot of an item. */
const ICON = /^\s?[\0\p{Co}](?=\s|$)/u;

/** Letters of Indian scripts may have no meaning either; they touch the ones before them. */
function withoutIcon(piece: Piece, before: Piece | undefined): Piece {
  const isInWord =
    before?.y === piece.y && Math.abs(piece.left - before.right) < TOUCHING * piece.size;
  return isInWord ? piece : { ...piece, text: piece.text.replace(ICON, '•') };
}

/** As a share of the size of letters. */
const TOUCHING = 0.1;

const joinedLetters = (text: string, areSpacesDrawn: boolean): string =>
  isSetApart(text.trim(), areSpacesDrawn) ? text.trim().replaceAll(' ', '') : text;

/** Letters of a word that are set apart, as in "S K I L L S" and "2 0 1 9 – 2 0 2 1"; two may be drawn as one. */
function isSetApart(text: string, areSpacesDrawn: boolean): boolean {
  const letters = text.split(' ');
  const single = letters.filter((letter) => /^[\p{L}\p{N}\p{P}]\p{M}*$/u.test(letter)).length;
  const isPair = !areSpacesDrawn && letters.length === 2 && /^\p{Lu} [\p{Lu}.]$/u.test(text);
  const isSmall = letters.length > 3 && single === letters.length && /^[A-Za-z ]+$/.test(text);
  return (
    isPair ||
    isSmall ||
    (letters.length > 2 &&
      /^[\p{Lu}\p{N}\p{P} ]+$/u.test(text) &&
      single >= MOSTLY_SINGLE * letters.length &&
      letters.every(({ length }) => length < 3))
  );
}

const MOSTLY_SINGLE = 0.6;
