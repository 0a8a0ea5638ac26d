import { periodsIn, spansIn } from '#schema/profile/resume/dates.ts';
import { degreeIn } from '#schema/profile/resume/degreeNames.ts';
import { isHeading } from '#schema/profile/resume/headings.ts';
import { titleScore } from '#schema/profile/resume/lexicon.ts';
import { withoutBullet } from '#schema/profile/resume/words.ts';
import { PAGE_BREAK, SIDE_COLUMN } from '#schema/profile/resume/resumeLines.ts';
import { blocksOf, type Block } from './columns.ts';
import type { Piece, Row } from './pageLayout.ts';
import { logicalOrder } from './devanagari.ts';

/** Letters of a heading are often set apart: "E D U C A T I O N". */
const SPACED = /^(?:\p{L}\p{M}* ){3,}\p{L}\p{M}*$/u;
const BULLET = /^[•▪●○◦‣⁃∙■□➢➤►✓✔❖*·]/u;
/** As a share of the size of the letters. */
const NEXT_LINE = 1.75;
const SAME_EDGE = 3;
/** As a share of the usual size of letters. */
const LARGE = 1.4;
/** In points: a list is indented so far. */
const LEAST_INDENT = 7;
const MOST_INDENT = 34;
/** In words, with its dot: the items of a list of skills. */
const SHORT_ITEM = 5;
const MOST_LETTERS_OF_LINE = 2_000;

/** The text of the pages in reading order, as `resumeLines` reads it. */
export function pagesText(pages: readonly (readonly Piece[])[]): string {
  let side: 'left' | 'right' | undefined;
  const texts = pages.map((pieces) => {
    const blocks = blocksOf(pieces);
    side ??= sideOf(blocks);
    return pageText(blocks, side);
  });
  return logicalOrder(texts.join(PAGE_BREAK));
}

/** The narrower column is at the side, unless the name, in the largest letters, is in it. */
function sideOf(blocks: readonly Block[]): 'left' | 'right' | undefined {
  const columns = blocks.filter((block) => 'left' in block);
  if (columns.length === 0) return undefined;
  const rows = blocks.flatMap((block) => ('left' in block ? [] : block.rows));
  const left = columns.flatMap((block) => block.left);
  const right = columns.flatMap((block) => block.right);
  const [largest, onLeft, onRight] = [rows, left, right].map(largestOf) as [number, number, number];
  if (onLeft > 1.15 * Math.max(largest, onRight)) return 'right';
  if (onRight > 1.15 * Math.max(largest, onLeft)) return 'left';
  return lettersIn(left) < lettersIn(right) ? 'left' : 'right';
}

const largestOf = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ size }) => size));
const lettersIn = (rows: readonly Row[]): number =>
  rows.reduce((sum, { cells }) => sum + cells.reduce((all, { text }) => all + text.length, 0), 0);

/** The side column comes last on its page, so that the main column stays together. */
function pageText(blocks: readonly Block[], side: 'left' | 'right' | undefined): string {
  const main: string[] = [];
  const beside: string[] = [];
  for (const block of blocks) {
    if ('left' in block) {
      main.push(rowsText(side === 'left' ? block.right : block.left));
      beside.push(rowsText(side === 'left' ? block.left : block.right));
    } else main.push(rowsText(block.rows));
  }
  return [main.join('\n'), ...(beside.length > 0 ? [beside.join('\n')] : [])].join(
    `\n${SIDE_COLUMN}`,
  );
}

/** A line that only continues the one above is joined to it: a wrapped bullet, or a cell of a table. */
function rowsText(given: readonly Row[]): string {
  const rows = withWholeTitle(withCenteredCells(given));
  const start = startOf(rows);
  const end = Math.max(0, ...rows.map(({ cells }) => cells.at(-1)!.right));
  const usual = usualSize(rows);
  const isCentered = isMostlyCentered(rows, end);
  const lines: string[][] = [];
  let last: Row | undefined;
  let indent: number | undefined;
  for (const row of rows) {
    const texts = row.cells.map(({ text }) => unspaced(text.trim()));
    const line = lines.at(-1);
    const gap = last ? last.y - row.y : Infinity;
    const isShort = (line?.join('').length ?? Infinity) < MOST_LETTERS_OF_LINE;
    const isFull = last !== undefined && hadNoRoom(last, row, end);
    const isContinued = isFull && !isNewItem(line!.at(-1)!, texts[0]!);
    const isWrapped =
      last !== undefined &&
      gap <= NEXT_LINE * row.size &&
      ((isContinued && isWrappedBullet({ row, indent, texts })) ||
        (isFull && isWrappedList(last, row)) ||
        (hadNoRoom(last, row, end, SLACK) && isSentence(last, row)) ||
        (isFull && isSameText(line!.at(-1)!, last, row)) ||
        isWrappedHeading(last, row) ||
        isOpen(last, row));
    const isTitle = last !== undefined && row.size > LARGE * usual;
    if (line && last && isShort && isBrokenAddress(last, row, isFull)) {
      line[line.length - 1] += texts.join(' ');
    } else if (line && isShort && (isWrapped || (isTitle && isWrappedTitle(last!, row)))) {
      const isWord = isBrokenHeading(line.at(-1)!, texts.join(' '));
      line[line.length - 1] += `${isWord ? '' : ' '}${texts.join(' ')}`;
    } else if (line && last && isOpenPeriodBeside(last, row)) {
      line[0] += ` ${texts[0]!}`;
      lines.push(texts.slice(1));
    } else if (line && last && isShort && isWrappedCell(last, row, end)) {
      for (const { text, left } of row.cells) {
        const at = last.cells.findIndex((cell) => Math.abs(cell.left - left) <= SAME_EDGE);
        line[at] += ` ${text.trim()}`;
      }
      last = { ...last, y: row.y };
      continue;
    } else {
      if (gap < Infinity && gap > NEXT_LINE * row.size) lines.push(['']);
      const { left } = row.cells[0]!;
      const isMarked = BULLET.test(texts[0] ?? '');
      const isIndented = !isCentered && left > start + LEAST_INDENT && left < start + MOST_INDENT;
      // Browsers draw the dot before an item as a picture.
      if (isIndented && !isMarked) texts[0] = `• ${texts[0]}`;
      lines.push(texts);
      indent = isMarked ? left : isIndented ? left - LEAST_INDENT : undefined;
    }
    last = row;
  }
  return lines.map((cells) => cells.join('\t')).join('\n');
}

/** Whether the first word of a line had no room in the line above. */
const hadNoRoom = (above: Row, { cells: [first], size }: Row, end: number, slack = 0.2): boolean =>
  above.cells.at(-1)!.right + slack * size + firstWord(first!) > end;

/** Paragraphs do not all reach the same margin. */
const SLACK = 1.5;

function firstWord({ text, left, right }: Piece): number {
  const trimmed = text.trim();
  return (trimmed.split(' ')[0]!.length / trimmed.length) * (right - left);
}

const SHORTENED = /\b(?:St|Dr|Mr|Mrs|Smt|Shri|Govt|Pvt|No|Prof)\.$/;

/** Whether a sentence ended in the line above, or it is too short to be one. */
function isNewItem(above: string, text: string): boolean {
  if (/^[\p{Ll}(]/u.test(text)) return false;
  if (SHORTENED.test(above)) return false;
  if (/[.)।:]\s*$/.test(above) || ENDS_WITH_DATE.test(above) || periodsIn(above).length > 0)
    return true;
  if (/\s(?:from|at|in|with|as|to|of|by|since)\s/.test(above)) return false;
  return above.split(' ').length <= SHORT_ITEM && !/\([^)]*$/.test(above);
}

/** A name in large letters that a narrow column breaks: "Harshita" and "Deshmukh" below it. */
function isWrappedTitle(above: Row, { cells: [first, ...others], size, y }: Row) {
  const last = above.cells[0]!;
  if (above.cells.length > 1 || others.length > 0 || above.size !== size) return false;
  if (isHeading(first!.text) || isHeading(last.text) || above.y - y > NEXT_LINE * size)
    return false;
  return Math.abs(first!.left - last.left) <= SAME_EDGE && !DOCUMENT.test(last.text);
}

const DOCUMENT = /r[eé]sum[eé]|curriculum|vitae|bio-?data/i;

/** "Educational" and "Qualification", or "DECLARATIO" and "N", below each other. */
function isWrappedHeading(above: Row, row: Row): boolean {
  if (above.cells.length > 1 || row.cells.length > 1 || above.size !== row.size) return false;
  const [text, next] = [above.cells[0]!.text.trim(), row.cells[0]!.text.trim()];
  return (
    !isHeading(text) &&
    !isHeading(next) &&
    (isHeading(`${text} ${next}`) || isBrokenHeading(text, next))
  );
}

const isBrokenHeading = (text: string, next: string): boolean =>
  !isHeading(text) &&
  !text.includes(' ') &&
  /^\p{Lu}+$/u.test(text + next) &&
  isHeading(text + next);

/** Where a centered line begins depends on its length, so it is not indented. */
function isMostlyCentered(rows: readonly Row[], end: number): boolean {
  const start = Math.min(...rows.map(({ cells }) => cells[0]!.left));
  const centered = rows.filter(({ cells }) => {
    const [left, right] = [cells[0]!.left, cells.at(-1)!.right];
    return left > start + SAME_EDGE && Math.abs(left + right - start - end) < 2 * SAME_EDGE;
  });
  return centered.length > rows.length / 2;
}

/** The usual size of letters: that of most lines. */
function usualSize(rows: readonly Row[]): number {
  const sizes = rows.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** As a share of the size of letters: lines of one text are never this close. */
const CENTERED = 0.85;

/** A cell of two lines in a row of short ones, which are beside its middle. */
function withCenteredCells(rows: readonly Row[]): Row[] {
  const merged: Row[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const [above, row, below] = rows.slice(at, at + 3);
    if (row && below && isAround(above!, row, below)) {
      const cells = above!.cells.map((cell, place) => ({
        ...cell,
        text: `${cell.text.trim()} ${below.cells[place]!.text.trim()}`,
      }));
      merged.push({ ...row, cells: [...row.cells, ...cells].sort((a, b) => a.left - b.left) });
      at += 2;
    } else merged.push(above!);
  }
  return merged;
}

function isAround(above: Row, row: Row, below: Row): boolean {
  const isClose = Math.max(above.y - row.y, row.y - below.y) < CENTERED * row.size;
  return (
    isClose &&
    row.cells.length > 1 &&
    above.cells.length === below.cells.length &&
    above.cells.every(
      ({ left, right }, at) =>
        Math.abs(below.cells[at]!.left - left) <= SAME_EDGE &&
        row.cells.every((cell) => cell.right < left || cell.left > right),
    )
  );
}

/** Where most of the lines at the left begin. */
function startOf(rows: readonly Row[]): number {
  const lefts = rows.map(({ cells }) => Math.round(cells[0]!.left)).sort((a, b) => a - b);
  const counted = lefts.find(
    (left) => lefts.filter((other) => Math.abs(other - left) <= 1).length >= lefts.length / 8,
  );
  return counted ?? lefts[0] ?? 0;
}

/** A name in large letters that goes on below, beside smaller text. */
function withWholeTitle(rows: readonly Row[]): Row[] {
  const size = LARGE * usualSize(rows);
  const at = rows.findIndex(({ cells }) => cells[0]!.size > size);
  const [title, next] = rows[at]?.cells ?? [];
  if (!title || !next) return [...rows];
  const isRest = ({ cells: [first], y }: Row) =>
    first!.size === title.size &&
    Math.abs(first!.left - title.left) <= SAME_EDGE &&
    rows[at]!.y - y <= NEXT_LINE * title.size;
  const below = rows.findIndex((row, index) => index > at && isRest(row));
  if (below < 0) return [...rows];
  const [rest, ...others] = rows[below]!.cells;
  const whole = { ...title, text: `${title.text.trim()} ${rest!.text.trim()}` };
  return rows.flatMap((row, index) => {
    if (index === at) return [{ ...row, cells: [whole, ...row.cells.slice(1)] }];
    if (index === below) return others.length > 0 ? [{ ...row, cells: others }] : [];
    return [row];
  });
}

interface Continued {
  row: Row;
  /** Where the bullet of the line above is. */
  indent: number | undefined;
  texts: readonly string[];
}

function isWrappedBullet({ row, indent, texts }: Continued): boolean {
  const [first] = row.cells;
  if (indent === undefined || !first || row.cells.length > 1) return false;
  const isInside = first.left > indent + SAME_EDGE && first.left < indent + 4 * row.size;
  return isInside && !BULLET.test(texts[0] ?? '') && !NUMBERED.test(texts[0] ?? '');
}

const NUMBERED = /^\(?\d{1,2}[.)]\s/;

/** "Java, SQL, Spring" and "Boot, Docker" below it. */
function isWrappedList(last: Row, row: Row): boolean {
  const [above, below] = [last.cells, row.cells];
  if (above.length > 1 || below.length > 1) return false;
  const { text, left } = above[0]!;
  const separators = text.match(LIST)?.length ?? 0;
  const isList =
    (separators >= 2 || (separators > 0 && below[0]!.text.search(LIST) >= 0)) &&
    !BULLET.test(below[0]!.text.trim()) &&
    ![text, below[0]!.text].some((one) => NO_LIST.test(one));
  return isList && Math.abs(left - below[0]!.left) <= SAME_EDGE && last.size === row.size;
}

/** The second line of a sentence or of an open bracket, below the first. */
function isSentence(last: Row, row: Row): boolean {
  const [above, below] = [last.cells.at(-1)!, row.cells[0]!];
  if (row.cells.length > 1 || Math.abs(last.size - row.size) > 0.1 * row.size) return false;
  const isBelow = Math.abs(above.left - below.left) <= SAME_EDGE;
  const text = below.text.trim();
  if (!isBelow || BULLET.test(text) || NUMBERED.test(text) || isHeading(text)) return false;
  if (/^\S*(?:@|:\/\/|www\.)/.test(text)) return false;
  if (/^\p{Ll}/u.test(text) || /\([^)]*$/.test(above.text)) return true;
  if (/:\s*$/.test(above.text)) return /^\d/.test(text);
  return /[,&|–—-]\s*$/.test(above.text) || (LABELED.test(above.text) && !LABELED.test(text));
}

/** Letters of the same kind, directly below a line that says too little alone. */
function isSameText(text: string, last: Row, row: Row): boolean {
  const [above, below] = [last.cells.at(-1)!, row.cells[0]!];
  if (row.cells.length > 1 || above.font !== below.font || last.size !== row.size) return false;
  if (Math.abs(above.left - below.left) > SAME_EDGE) return false;
  const next = below.text.trim();
  if (text.split(' ').length <= FEWEST_WORDS || BULLET.test(next) || NUMBERED.test(next))
    return false;
  if (isHeading(text) || isHeading(next) || LABELED.test(next) || CONTACT.test(`${text} ${next}`))
    return false;
  const isWhole = ENDS_WITH_DATE.test(text) || titleScore(withoutBullet(text)) >= 4;
  return !isWhole && spansIn(next)[0]?.start !== 0 && degreeIn(next)?.start !== 0;
}

const FEWEST_WORDS = 3;
const CONTACT = /@|\d{5}|:\/\//;
const ENDS_WITH_DATE = /(?:(?:19|20)\d{2}|present|date|now|current|ongoing|\d%?)[\s).\]]*$/i;

/** "Course: Master of Business" and "Administration" below it. */
const LABELED = /^\p{L}[\p{L} .'/]{1,25}:\s/u;

const PART_OF_ADDRESS = /^[\w.-]*@?[\w.-]+$/;
const WHOLE_END = /@[\w.-]+\.(?:com|in|org|net|edu|info|io)$/i;
const ADDRESS = /^[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,10}$/i;

/** An email address that has no room in a narrow column: "asha.rao@mail.exa" and "mple" below it. */
function isBrokenAddress(last: Row, row: Row, isFull: boolean): boolean {
  if (row.cells.length > 1 || last.y - row.y > NEXT_LINE * row.size) return false;
  const above = last.cells.at(-1)!.text.trim();
  const start = above.split(/\s/).at(-1)!;
  const end = row.cells[0]!.text.trim();
  if (!PART_OF_ADDRESS.test(end) || /^(?:\p{Lu}|www)/u.test(end) || WHOLE_END.test(start))
    return false;
  if (start.includes('@') === end.includes('@') || !ADDRESS.test(start + end)) return false;
  return (
    start.includes('@') || /mail\s?(?:id)?\s?:/i.test(above) || (isFull && LOCAL_PART.test(start))
  );
}

const LOCAL_PART = /^[a-z]+[._\d][\w.]*$/;

/** "Institute of" and "Management" below it, "Feb 2018 – Jun" and "2021". */
function isOpen(last: Row, row: Row): boolean {
  if (last.cells.length > 1 || row.cells.length > 1) return false;
  const [above, below] = [last.cells[0]!.text, row.cells[0]!.text];
  if (OPEN_END.test(above) || (OPEN_PERIOD.test(above) && /^\s*(?:19|20)\d{2}\b/.test(below)))
    return true;
  const count = (text: string) => periodsIn(text).length;
  return OPEN_SPAN.test(above) && count(`${above} ${below}`) > count(above) + count(below);
}

/** "Feb 2017 –" and "now" below it, beside what happened then. */
function isOpenPeriodBeside(last: Row, row: Row): boolean {
  const [above, below] = [last.cells[0]!, row.cells[0]!];
  const isBeside = last.cells.length > 1 && row.cells.length > 1;
  const isBelow = Math.abs(above.left - below.left) <= SAME_EDGE;
  return (
    isBeside &&
    isBelow &&
    OPEN_YEAR.test(above.text) &&
    periodsIn(`${above.text} ${below.text}`).length > 0
  );
}

const OPEN_YEAR = /(?:19|20)\d{2}\s?[–—-]\s*$/;
const OPEN_SPAN = /\d{2}\s*(?:[–—-]|to|till)\s*$/i;
const OPEN_END = /\s(?:of|and|for|the|&)\s*$/i;
const OPEN_PERIOD = /[–—-]\s*(?:\p{Lu}\p{Ll}{2,8})?\s*$/u;
const LIST = /[,;•|]\s/g;
const NO_LIST = /(?:19|20)\d{2}|@|\d{5}/;

/** Each cell goes on below because its next word had no room before the next column. */
function isWrappedCell(last: Row, row: Row, end: number): boolean {
  return (
    last.cells.length >= 3 &&
    row.cells.length < last.cells.length &&
    last.y - row.y <= NEXT_LINE * row.size &&
    row.cells.every((cell) => {
      const at = last.cells.findIndex(({ left }) => Math.abs(cell.left - left) <= SAME_EDGE);
      const limit = last.cells[at + 1]?.left ?? end;
      return at >= 0 && last.cells[at]!.right + SLACK * row.size + firstWord(cell) > limit;
    })
  );
}

function unspaced(text: string): string {
  const words = text.split(/ {2,}/);
  return words.some((word) => SPACED.test(word))
    ? words.map((word) => word.replaceAll(' ', '')).join(' ')
    : text;
}
