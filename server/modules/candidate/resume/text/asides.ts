import { spansIn } from '#schema/profile/resume/dates.ts';
import { isHeading } from '#schema/profile/resume/headings.ts';
import { isProse } from '#schema/profile/resume/words.ts';
import type { Row } from './pageLayout.ts';

const EDGE = 4;
const FEWEST_ASIDES = 2;
const MOSTLY = 0.5;
/** As a share of the usual distance between lines. */
const NEXT_ENTRY = 1.5;

/** What is described beside the names and the dates of an entry is read after them. */
export function withAsides(rows: readonly Row[]): Row[] {
  const edge = edgeOf(rows);
  if (edge === undefined) return [...rows];
  const read: Row[] = [];
  let band: Row[] = [];
  const close = () => {
    read.push(...(isOfEntries(band, edge) ? entriesOf(band, edge) : band));
    band = [];
  };
  for (const row of rows) {
    const isCrossed =
      (row.cells.length === 1 && isHeading(row.cells[0]!.text)) ||
      row.cells.some(({ left, right }) => left < edge && right > edge + EDGE);
    if (isCrossed) close();
    if (isCrossed) read.push(row);
    else band.push(row);
  }
  close();
  return read;
}

/** Where most sentences begin that have something else at their left. */
function edgeOf(rows: readonly Row[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    const last = cells.at(-1)!;
    if (cells.length !== 2 || !isProse(last.text)) continue;
    const edge = Math.round(last.left / EDGE) * EDGE - EDGE;
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= FEWEST_ASIDES ? best[0] : undefined;
}

const sideOf = (rows: readonly Row[], edge: number, isLeft: boolean): Row[] =>
  rows.flatMap((row) => {
    const cells = row.cells.filter(({ left }) => left < edge === isLeft);
    return cells.length > 0 ? [{ ...row, cells }] : [];
  });

/** More than a date is at the left, and sentences are at the right. */
function isOfEntries(band: readonly Row[], edge: number): boolean {
  const [left, right] = [sideOf(band, edge, true), sideOf(band, edge, false)];
  const texts = left.map(({ cells }) => cells.map(({ text }) => text).join(' '));
  const dated = texts.filter((text) => spansIn(text).length > 0).length;
  const prose = right.filter(({ cells }) => isProse(cells.at(-1)!.text)).length;
  return dated > 0 && dated < left.length && !texts.some(isProse) && prose >= MOSTLY * right.length;
}

function entriesOf(band: readonly Row[], edge: number): Row[] {
  const gaps = band.slice(1).map(({ y }, at) => band[at]!.y - y);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const read: Row[] = [];
  let entry: Row[] = [];
  const close = () => {
    const left = sideOf(entry, edge, true);
    const right = sideOf(entry, edge, false);
    const shift = (left.at(-1)?.y ?? 0) - (right[0]?.y ?? 0);
    // Below the names, so that no line is joined to what was beside it.
    read.push(...left, ...right.map((row) => ({ ...row, y: row.y + shift - 2 * row.size })));
    entry = [];
  };
  for (const [at, row] of band.entries()) {
    const isNext = at > 0 && gaps[at - 1]! > NEXT_ENTRY * usual;
    if (isNext && row.cells[0]!.left < edge) close();
    entry.push(row);
  }
  close();
  return read;
}
