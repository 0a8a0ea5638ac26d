import { spansIn } from '#schema/profile/resume/dates.ts';
import { degreeIn } from '#schema/profile/resume/degreeNames.ts';
import { isHeading } from '#schema/profile/resume/headings.ts';
import type { Row } from './pageLayout.ts';

const EDGE = 4;
/** A card has more lines with names than with dates. */
const NAMES_OF_DATE = 1.5;
/** A line with more cells than this is part of a table. */
const MOST_CARDS = 3;

/** Jobs or degrees next to each other, in cards: each is read to its end. */
export function withCards(rows: readonly Row[]): Row[] {
  const read: Row[] = [];
  let run: Row[] = [];
  const close = () => {
    read.push(...cardsOf(run));
    run = [];
  };
  for (const row of rows) {
    if (row.cells.length === 1 && isHeading(row.cells[0]!.text)) {
      close();
      read.push(row);
    } else run.push(row);
  }
  close();
  return read;
}

function cardsOf(run: readonly Row[]): readonly Row[] {
  if (run.some(({ cells }) => cells.length > MOST_CARDS)) return run;
  const counts = new Map<number, number>();
  for (const { cells } of run)
    for (const { left } of cells.slice(1)) {
      const edge = Math.round(left / EDGE) * EDGE;
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  for (const [edge] of [...counts].sort((a, b) => b[1] - a[1]).slice(0, 4)) {
    const [left, right] = [true, false].map((isLeft) => sideOf(run, edge - EDGE, isLeft)) as [
      Row[],
      Row[],
    ];
    if (!isCard(left) || !isCard(right)) continue;
    const isCrossed = left.some(({ cells }) => cells.at(-1)!.right > edge);
    const both =
      areDegrees(left[0]!, right[0]!) ||
      left.some(
        ({ cells, y }) => hasDate(cells) && right.some((row) => row.y === y && hasDate(row.cells)),
      );
    if (!isCrossed && both)
      return [...cardsOf(left), ...cardsOf(right.map((row) => below(row, left)))];
  }
  return run;
}

/** Two cards at the same height are degrees if both begin with the name of one. */
const areDegrees = (left: Row, right: Row): boolean =>
  left.y === right.y &&
  [left, right].every(({ cells }) => degreeIn(cells[0]!.text.trim())?.start === 0);

/** Moves a card below the other, so that the two are not read as rows of a table. */
const below = (row: Row, above: readonly Row[]): Row => {
  const y = row.y - above[0]!.y + above.at(-1)!.y - 3 * row.size;
  return { ...row, y };
};

const sideOf = (run: readonly Row[], edge: number, isLeft: boolean): Row[] =>
  run.flatMap((row) => {
    const cells = row.cells.filter(({ left }) => left < edge === isLeft);
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });

const hasDate = (cells: Row['cells']): boolean =>
  cells.some(({ text }) => spansIn(text).length > 0);

function isCard(rows: readonly Row[]): boolean {
  const dated = rows.filter(({ cells }) => hasDate(cells)).length;
  return dated > 0 && rows.length - dated >= NAMES_OF_DATE * dated;
}
