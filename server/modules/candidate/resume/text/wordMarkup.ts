import { isHeading } from '#schema/profile/resume/headings.ts';
import { PAGE_BREAK, SIDE_COLUMN } from '#schema/profile/resume/resumeLines.ts';
import { ParagraphLook, WordLooks } from './wordLooks.ts';

/** No tag and no run of letters may be longer than this. */
const LONGEST = 1024 * 1024;

/** Content that is repeated for programs older than 2010, that was moved elsewhere, or the layout before a change. */
const SKIPPED = new Set(['mc:Fallback', 'w:moveFrom', 'w:pPrChange']);

const MEANS: Readonly<Record<string, string>> = {
  '/w:p': '\n\n',
  'w:br': '\n',
  'w:cr': '\n',
  'w:ptab': '\t',
  'w:noBreakHyphen': '-',
};
/** With attributes, the element is a tab stop of a ruler. */
const TAB = /^w:tab\s*\/$/;
const NEW_PAGE = /^w:br\s[^>]*w:type="page"/;
/** An item of a list. The number 0 means that it has no dot. */
const ITEM = /^w:(?:numId\s[^>]*w:val="[1-9]|pStyle\s[^>]*w:val="List(?:Bullet|Number))/;
const BULLET = '• ';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi;
const LAST_LETTER = 0x10_ffff;

/** With the mark of an item and the end of its paragraph. */
const LONGEST_HEADING = 60;

/** Deeper tables and text boxes are read as if they were not inside each other. */
const DEEPEST = 50;

/** A part whose text is kept apart: a cell with its row, or a text box. */
interface Part {
  kind: 'row' | 'cell' | 'box';
  cells: string[];
  text: string;
}

/**
 * Extracts the words of a Word document from its XML, which arrives in pieces that may end
 * anywhere.
 */
export class WordMarkup {
  /** How much has been read, including what is not yet in the text. */
  letters = 0;
  #text = '';
  #rest = '';
  #isText = false;
  #skipping = 0;
  #open: Part[] = [];
  #looks = new WordLooks();
  /** The paragraphs that are open, with the part that each is in and where it begins there. */
  #paragraphs: { part: Part | undefined; from: number; look: ParagraphLook }[] = [];
  /** Text boxes follow the paragraph that they are attached to. */
  #boxes = '';

  get text(): string {
    const parts = this.#open.flatMap(({ cells, text }) => [...cells, text]);
    return this.#looks.withHeadings([this.#text, ...parts].join('') + this.#boxes);
  }

  add(piece: string): void {
    const markup = this.#rest + piece;
    let at = 0;
    for (;;) {
      const from = markup.indexOf('<', at);
      const to = from < 0 ? -1 : markup.indexOf('>', from);
      if (to < 0) break;
      if (this.#isText) this.#say(unescaped(markup.slice(at, from)), true);
      this.#tag(markup.slice(from + 1, to));
      at = to + 1;
    }
    this.#rest = markup.slice(at);
    if (this.#rest.length > LONGEST) throw new Error('This is not a Word document.');
  }

  #tag(tag: string): void {
    const name = /^\/?[\w:]*/.exec(tag)![0];
    const isEmpty = tag.endsWith('/');
    if (SKIPPED.has(name) && !isEmpty) this.#skipping += 1;
    if (name.startsWith('/') && SKIPPED.has(name.slice(1))) this.#skipping -= 1;
    if (name === 'w:t') this.#isText = !isEmpty;
    if (name === '/w:t') this.#isText = false;
    this.#paragraphs.at(-1)?.look.tag(name, tag);
    if (this.#skipping > 0 || isEmpty) this.#say(meaningOf(name, tag));
    else this.#structure(name, tag);
  }

  #structure(name: string, tag: string): void {
    if (name === 'w:p') this.#beginParagraph();
    else if (name === '/w:p') this.#endParagraph();
    if (name === 'w:tr') this.#begin('row');
    else if (name === 'w:tc') this.#begin('cell');
    else if (name === 'w:txbxContent') this.#begin('box');
    else if (name === '/w:tr') this.#end('row');
    else if (name === '/w:tc') this.#end('cell');
    else if (name === '/w:txbxContent') this.#end('box');
    else this.#say(meaningOf(name, tag));
    const isParagraphEnd = name === '/w:p' && !this.#open.some(({ kind }) => kind === 'box');
    if (isParagraphEnd && this.#boxes) {
      const boxes = this.#boxes;
      this.#boxes = '';
      this.#put(boxes);
    }
  }

  #beginParagraph(): void {
    const part = this.#open.at(-1);
    const from = (part?.text ?? this.#text).length;
    if (this.#paragraphs.length < DEEPEST)
      this.#paragraphs.push({ part, from, look: new ParagraphLook() });
  }

  #endParagraph(): void {
    const { part, from, look } = this.#paragraphs.pop() ?? {};
    if (from === undefined || part !== this.#open.at(-1)) return;
    const text = part?.text ?? this.#text;
    if (text.length - from > LONGEST_HEADING || !this.#looks.isOpen) return;
    const marked = text.slice(0, from) + this.#looks.marked(text.slice(from), look!);
    if (part) part.text = marked;
    else this.#text = marked;
  }

  #begin(kind: Part['kind']): void {
    if (this.#open.length < DEEPEST) this.#open.push({ kind, cells: [], text: '' });
  }

  #end(kind: Part['kind']): void {
    if (this.#open.at(-1)?.kind !== kind) return;
    const { cells, text } = this.#open.pop()!;
    const row = this.#open.at(-1);
    if (kind === 'box') this.#boxes += hasHeading(text) ? aside(text) : text;
    else if (kind === 'cell' && row?.kind === 'row') row.cells.push(text);
    else this.#put(kind === 'row' ? rowText(cells, text) : text);
  }

  #say(words: string, isWritten = false): void {
    if (this.#skipping > 0 || words === '') return;
    if (isWritten && words.trim() !== '') this.#paragraphs.at(-1)?.look.said();
    const isTwice = words === BULLET && (this.#open.at(-1)?.text ?? this.#text).endsWith(BULLET);
    if (isTwice) return;
    this.letters += words.length;
    this.#put(words);
  }

  #put(words: string): void {
    const part = this.#open.at(-1);
    if (part) part.text += words;
    else this.#text += words;
  }
}

function meaningOf(name: string, tag: string): string {
  if (TAB.test(tag)) return '\t';
  if (NEW_PAGE.test(tag)) return PAGE_BREAK;
  if (ITEM.test(tag)) return BULLET;
  return MEANS[name] ?? '';
}

/**
 * Cells of one line each are a line of a table. Longer cells divide the page: they are read one after the other, and a
 * smaller one with a heading is a side column.
 */
function rowText(cells: readonly string[], outside: string): string {
  const trimmed = cells.map((cell) => cell.trim());
  if (trimmed.every((cell) => !cell.includes('\n'))) return `${outside}${trimmed.join('\t')}\n\n`;
  const longest = Math.max(...trimmed.map(({ length }) => length));
  const isBeside = (cell: string) => cell.length < longest && hasHeading(cell);
  const main = trimmed.filter((cell) => !isBeside(cell));
  const beside = trimmed.filter(isBeside);
  const side = beside.length > 0 ? aside(beside.join('\n\n')) : '';
  return `${outside}${main.join('\n\n')}\n${side}\n`;
}

const aside = (text: string): string => `${SIDE_COLUMN}${text}\n${SIDE_COLUMN}`;

const hasHeading = (cell: string): boolean =>
  cell.includes('\n') && cell.split('\n').slice(0, 200).some(isHeading);

function unescaped(words: string): string {
  return words.replaceAll(ENTITY, (_all, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()]!;
    const code = hex ? parseInt(hex, 16) : Number(decimal);
    return code > LAST_LETTER ? '' : String.fromCodePoint(code);
  });
}
