import { isHeading } from '#schema/profile/resume/headings.ts';
import type { Row } from './pageLayout.ts';
import { DOCUMENT, NEXT_LINE, SAME_EDGE } from './wrappedLines.ts';

/** As a share of the usual size of letters. */
export const LARGE = 1.4;

/** The usual size of letters: that of most lines. */
export function usualSize(rows: readonly Row[]): number {
  const sizes = rows.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** As a share of the size of letters: lines of one text are never this close. */
const CENTERED = 0.85;

/** Merges a cell of two lines with the row of single-line cells beside its middle. */
export function withCenteredCells(rows: readonly Row[]): Row[] {
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

/** A name in a large font that continues below, with smaller text beside it. */
export function withWholeTitle(rows: readonly Row[]): Row[] {
  const least = LARGE * usualSize(rows);
  const at = rows.findIndex(({ cells: [first] }) => first!.size > least);
  const title = rows[at]?.cells[0];
  if (!title || isHeading(title.text) || DOCUMENT.test(title.text)) return [...rows];
  const whole: Row[] = [];
  let bottom = rows[at]!.y;
  for (const [index, row] of rows.entries()) {
    const [first, ...others] = row.cells;
    const isRest =
      index > at &&
      first!.size === title.size &&
      Math.abs(first!.left - title.left) <= SAME_EDGE &&
      bottom - row.y <= NEXT_LINE * title.size;
    if (!isRest) whole.push(row);
    else {
      const start = whole[at]!;
      const text = `${start.cells[0]!.text.trim()} ${first!.text.trim()}`;
      whole[at] = { ...start, cells: [{ ...start.cells[0]!, text }, ...start.cells.slice(1)] };
      if (others.length > 0) whole.push({ ...row, cells: others });
      bottom = row.y;
    }
  }
  return whole;
}
