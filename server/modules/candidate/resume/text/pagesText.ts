import { isHeading } from '#schema/profile/resume/headings.ts';
import { PAGE_BREAK, SIDE_COLUMN } from '#schema/profile/resume/resumeLines.ts';
import { blocksOf, type Block } from './columns.ts';
import type { Piece, Row } from './pageLayout.ts';
import { logicalOrder } from './devanagari.ts';

/** Letters of a heading are often set apart: "E D U C A T I O N". */
const SPACED = /^(?:\p{L}\p{M}* ){3,}\p{L}\p{M}*$/u;
const BULLET = /^[•▪●○◦‣⁃∙■□➢➤►✓✔❖*·]/u;
/** As a share of the size of the letters. */
const NEXT_LINE = 1.75;
const WRAPPED_CELL = 1.45;
const SAME_EDGE = 3;
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
  const rows = marginHeadingsFirst(given);
  const start = startOf(rows);
  const end = Math.max(0, ...rows.map(({ cells }) => cells.at(-1)!.right));
  const lines: string[][] = [];
  let last: Row | undefined;
  let indent: number | undefined;
  for (const row of rows) {
    const texts = row.cells.map(({ text }) => unspaced(text.trim()));
    const line = lines.at(-1);
    const gap = last ? last.y - row.y : Infinity;
    const isShort = (line?.join('').length ?? Infinity) < MOST_LETTERS_OF_LINE;
    const isFull = last !== undefined && isContinued(last, row, end);
    const isWrapped =
      last !== undefined &&
      isFull &&
      gap <= NEXT_LINE * row.size &&
      (isWrappedBullet({ row, indent, texts }) || isWrappedList(last, row));
    if (line && isShort && isWrapped) {
      line[line.length - 1] += ` ${texts.join(' ')}`;
    } else if (line && last && isShort && isWrappedCell(last, row, gap)) {
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
      const isIndented = left > start + LEAST_INDENT && left < start + MOST_INDENT;
      // Browsers draw the dot before an item as a picture.
      if (isIndented && !isMarked) texts[0] = `• ${texts[0]}`;
      lines.push(texts);
      indent = isMarked ? left : isIndented ? left - LEAST_INDENT : undefined;
    }
    last = row;
  }
  return lines.map((cells) => cells.join('\t')).join('\n');
}

/** Whether a line continues the line above: its first word had no room there, and no sentence ended there. */
function isContinued(above: Row, { cells: [first], size }: Row, end: number): boolean {
  const last = above.cells.at(-1)!;
  const text = first!.text.trim();
  const isNewStart = !/^\p{Ll}/u.test(text);
  if (isNewStart && (/[.)।:]\s*$/.test(last.text) || last.text.split(' ').length <= SHORT_ITEM))
    return false;
  const word = text.split(' ')[0]!.length / text.length;
  return last.right + 0.2 * size + word * (first!.right - first!.left) > end;
}

/** Where most of the lines at the left begin. */
function startOf(rows: readonly Row[]): number {
  const lefts = rows.map(({ cells }) => Math.round(cells[0]!.left)).sort((a, b) => a - b);
  const counted = lefts.find(
    (left) => lefts.filter((other) => Math.abs(other - left) <= 1).length >= lefts.length / 8,
  );
  return counted ?? lefts[0] ?? 0;
}

/** A heading in the margin is often a little lower than the line next to it. */
function marginHeadingsFirst(rows: readonly Row[]): Row[] {
  const ordered = [...rows];
  for (let at = 1; at < ordered.length; at += 1) {
    const [above, row] = [ordered[at - 1]!, ordered[at]!];
    const isBeside = row.cells.length === 1 && row.cells[0]!.right < above.cells[0]!.left;
    if (isBeside && above.y - row.y < 1.2 * row.size && isHeading(row.cells[0]!.text))
      [ordered[at - 1], ordered[at]] = [row, above];
  }
  return ordered;
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
  return isInside && !BULLET.test(texts[0] ?? '');
}

/** "Java, SQL, Spring" and "Boot, Docker" below it. */
function isWrappedList(last: Row, row: Row): boolean {
  const [above, below] = [last.cells, row.cells];
  if (above.length > 1 || below.length > 1) return false;
  const { text, left } = above[0]!;
  const isList =
    (text.match(LIST)?.length ?? 0) >= 2 &&
    ![text, below[0]!.text].some((one) => NO_LIST.test(one));
  return isList && Math.abs(left - below[0]!.left) <= SAME_EDGE && last.size === row.size;
}

const LIST = /[,;•|]\s/g;
const NO_LIST = /(?:19|20)\d{2}|@|\d{5}/;

function isWrappedCell(last: Row, row: Row, gap: number): boolean {
  return (
    last.cells.length >= 3 &&
    row.cells.length < last.cells.length &&
    gap <= WRAPPED_CELL * row.size &&
    row.cells.every(({ left }) =>
      last.cells.some((cell) => Math.abs(cell.left - left) <= SAME_EDGE),
    )
  );
}

function unspaced(text: string): string {
  const words = text.split(/ {2,}/);
  return words.some((word) => SPACED.test(word))
    ? words.map((word) => word.replaceAll(' ', '')).join(' ')
    : text;
}
