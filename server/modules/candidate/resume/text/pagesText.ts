import { spansIn } from '#schema/profile/resume/dates.ts';
import { isHeading } from '#schema/profile/resume/headings.ts';
import { HEADING, PAGE_BREAK, SIDE_COLUMN } from '#schema/profile/resume/resumeLines.ts';
import { blocksOf, type Block } from './columns.ts';
import { logicalOrder } from './devanagari.ts';
import type { Piece, Row } from './pageLayout.ts';
import { LARGE, usualSize, withCenteredCells, withWholeTitle } from './wholeCells.ts';
import { isUnknownHeading, looksOfHeadings } from './looks.ts';
import {
  BULLET,
  isOpenPeriodBeside,
  joinOf,
  NEXT_LINE,
  SAME_EDGE,
  withEnds,
  wrappedCells,
} from './wrappedLines.ts';

/** Letters of a heading are often set apart: "E D U C A T I O N". */
const SPACED = /^(?:\p{L}\p{M}* ){3,}\p{L}\p{M}*$/u;
/** In points: how far a list is indented, at least and at most. */
const LEAST_INDENT = 7;
const MOST_INDENT = 34;
const MOST_LETTERS_OF_LINE = 2_000;
/** As a share of the width within the margins. */
const RAGGED = 0.8;

/** The text of the pages in reading order, as `resumeLines` reads it. */
export function pagesText(pages: readonly (readonly Piece[])[], width = 0): string {
  let side: 'left' | 'right' | undefined;
  const blocksOfPages = pages.map(blocksOf);
  const looks = looksOfHeadings(blocksOfPages.flat().flatMap(rowsIn));
  const texts = blocksOfPages.map((blocks, at) => {
    side ??= sideOf(blocks);
    const margin = Math.min(...pages[at]!.map(({ left }) => left));
    return pageText(blocks, side, { looks, end: width - margin });
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

const rowsIn = (block: Block): Row[] =>
  'left' in block ? [...block.left, ...block.right] : block.rows;

const largestOf = (rows: readonly Row[]): number => Math.max(0, ...rows.map(({ size }) => size));
const lettersIn = (rows: readonly Row[]): number =>
  rows.reduce((sum, { cells }) => sum + cells.reduce((all, { text }) => all + text.length, 0), 0);

interface PageFacts {
  looks: ReadonlySet<string>;
  /** Where lines would end if both margins are the same; 0 if that is unknown. */
  end: number;
}

/** The side column comes last on its page, so that the main column stays together. */
function pageText(
  blocks: readonly Block[],
  side: 'left' | 'right' | undefined,
  page: PageFacts,
): string {
  const rowsText = (rows: readonly Row[]) => textOfRows(rows, { ...page, end: 0 });
  const main: string[] = [];
  const beside: string[] = [];
  for (const block of blocks) {
    if ('left' in block && side === 'right' && goesOn(block.right)) {
      main.push(rowsText(block.left), rowsText(block.right));
    } else if ('left' in block) {
      main.push(rowsText(side === 'left' ? block.right : block.left));
      beside.push(rowsText(side === 'left' ? block.left : block.right));
    } else main.push(block.isColumn ? rowsText(block.rows) : textOfRows(block.rows, page));
  }
  return [main.join('\n'), ...(beside.length > 0 ? [beside.join('\n')] : [])].join(
    `\n${SIDE_COLUMN}`,
  );
}

/** A column of running text begins in the middle of a section. */
function goesOn(rows: readonly Row[]): boolean {
  const [first] = rows;
  return (
    first !== undefined &&
    first.size <= LARGE * usualSize(rows) &&
    !first.cells.some(({ text }) => isHeading(text) || /@|\d{5}/.test(text))
  );
}

/** A line that only continues the one above is joined to it: a wrapped bullet, or a cell of a table. */
function textOfRows(given: readonly Row[], { looks, end: pageEnd }: PageFacts): string {
  const rows = withWholeTitle(withCenteredCells(given));
  const start = startOf(rows);
  const longest = Math.max(0, ...rows.map(({ cells }) => cells.at(-1)!.right));
  // If no line comes near the margin, none is wrapped.
  const end = longest < RAGGED * pageEnd ? pageEnd : longest;
  const usual = usualSize(rows);
  const isRagged = hasRaggedLeft(rows, longest);
  const bases = basesOf(rows);
  const lines: string[][] = [];
  let last: Row | undefined;
  let indent: number | undefined;
  for (const [at, row] of rows.entries()) {
    const texts = row.cells.map(({ text }) => unspaced(text.trim()));
    const line = lines.at(-1);
    const gap = last ? last.y - row.y : Infinity;
    const isShort = (line?.join('').length ?? Infinity) < MOST_LETTERS_OF_LINE;
    const above = last && line && isShort ? { row: last, text: line.at(-1)!, indent } : undefined;
    const join = above && joinOf(above, { row, texts, isTitle: row.size > LARGE * usual }, end);
    const wrapped = last && isShort ? wrappedCells(last, row, end) : [];
    if (line && join !== undefined) {
      line[line.length - 1] += `${join}${texts.join(' ')}`;
    } else if (line && last && isOpenPeriodBeside(last, row)) {
      line[0] += ` ${texts[0]!}`;
      lines.push(texts.slice(1));
    } else if (line && wrapped.length > 0 && last) {
      for (const { text, left } of wrapped) {
        const at = last.cells.findIndex((cell) => Math.abs(cell.left - left) <= SAME_EDGE);
        line[at] += ` ${text.trim()}`;
      }
      last = withEnds(last, row);
      if (wrapped.length === row.cells.length) continue;
      lines.push(row.cells.flatMap((cell) => (wrapped.includes(cell) ? [] : [cell.text.trim()])));
      indent = undefined;
    } else {
      if (gap < Infinity && gap > NEXT_LINE * row.size) lines.push(['']);
      const { left } = row.cells[0]!;
      const isMarked = BULLET.test(texts[0] ?? '');
      const base = bases.get(row) ?? start;
      const isIndented = !isRagged && left > base + LEAST_INDENT && left < base + MOST_INDENT;
      // Browsers draw the dot before an item as a picture.
      const isNamed =
        lines.length > 0 && isUnknownHeading(row, looks, { above: last, below: rows[at + 1] });
      if (isNamed) texts[0] = `${HEADING}${texts[0]}`;
      else if (isIndented && !isMarked) texts[0] = `• ${texts[0]}`;
      lines.push(texts);
      indent = isMarked ? left : isIndented ? left - LEAST_INDENT : undefined;
    }
    last = row;
  }
  return lines.map((cells) => cells.join('\t')).join('\n');
}

/** Jobs and degrees that are all indented below their heading are not a list: where the first of their lines begin. */
function basesOf(rows: readonly Row[]): ReadonlyMap<Row, number> {
  const bases = new Map<Row, number>();
  let section: Row[] = [];
  const close = () => {
    const base = Math.min(...section.map(({ cells }) => cells[0]!.left));
    const isDated = section.some(({ cells }) => cells.some(({ text }) => spansIn(text).length > 0));
    if (isDated) for (const row of section) bases.set(row, base);
    section = [];
  };
  for (const row of rows)
    if (row.cells.length === 1 && isHeading(row.cells[0]!.text)) close();
    else section.push(row);
  close();
  return bases;
}

/** Where a line begins that is centred or at the right depends on its length, so it is not indented. */
function hasRaggedLeft(rows: readonly Row[], end: number): boolean {
  const start = Math.min(...rows.map(({ cells }) => cells[0]!.left));
  const inside = rows.filter(({ cells }) => cells[0]!.left > start + SAME_EDGE);
  const centered = inside.filter(
    ({ cells }) => Math.abs(cells[0]!.left + cells.at(-1)!.right - start - end) < 2 * SAME_EDGE,
  );
  const atRight = inside.filter(
    ({ cells }) => cells.length === 1 && end - cells[0]!.right < SAME_EDGE,
  );
  return Math.max(centered.length, atRight.length) > rows.length / 2;
}

/** Where most of the lines at the left begin. */
function startOf(rows: readonly Row[]): number {
  const lefts = rows.map(({ cells }) => Math.round(cells[0]!.left)).sort((a, b) => a - b);
  const counted = lefts.find(
    (left) => lefts.filter((other) => Math.abs(other - left) <= 1).length >= lefts.length / 8,
  );
  return counted ?? lefts[0] ?? 0;
}

function unspaced(text: string): string {
  const words = text.split(/ {2,}/);
  return words.some((word) => SPACED.test(word))
    ? words.map((word) => word.replaceAll(' ', '')).join(' ')
    : text;
}
