import { isHeading } from '#schema/profile/resume/headings.ts';
import { withAsides } from './asides.ts';
import { withCards } from './cards.ts';
import { labelled, withLabels } from './labelColumns.ts';
import { rowsOf, type Piece, type Row } from './pageLayout.ts';

/** Part of a page: lines over its whole width, or two columns next to each other. */
export type Block = { rows: Row[]; isColumn?: boolean } | { left: Row[]; right: Row[] };

const FEWEST_LINES = 4;
const TRIED = 12;
const CLEAR = 4;
/** Lines of two columns rarely have the same height; cells of a table do. */
const MOSTLY = 0.6;

/**
 * Two columns are only assumed if both read on their own: each has headings, or their lines are at
 * different heights. A table, or dates next to what happened then, is read across.
 */
export function blocksOf(pieces: readonly Piece[]): Block[] {
  return regionsOf(rowsOf(pieces)).flatMap((rows) => blocksOfHeads(rows) ?? blocksOfRegion(rows));
}

/** All are known by their words; of several in the same font, two are enough. */
function areHeads({ cells }: Row): boolean {
  const known = cells.filter(({ text }) => isHeading(text)).length;
  const [first] = cells;
  return (
    cells.length > 1 &&
    known > 1 &&
    cells.every(
      ({ text, font, size }) =>
        isHeading(text) ||
        (font === first!.font && size === first!.size && /^\p{L}[^\d@,:]{2,40}$/u.test(text)),
    )
  );
}

/** A line of several headings begins other columns. */
function regionsOf(rows: readonly Row[]): Row[][] {
  const regions: Row[][] = [[]];
  for (const row of rows) {
    if (areHeads(row) && !isBetweenColumns(row, regions.at(-1)!)) regions.push([row]);
    else regions.at(-1)!.push(row);
  }
  return regions.filter((region) => region.length > 0);
}

/** Whether the lines above are in the same two columns: "Profile" is above "Experience", and the name above "Contact". */
function isBetweenColumns({ cells }: Row, above: readonly Row[]): boolean {
  if (cells.length !== 2) return false;
  const edge = cells[1]!.left - CLEAR;
  const isHeadAtEdge = (cell: Piece) =>
    isHeading(cell.text) && Math.abs(cell.left - cells[1]!.left) < CLEAR;
  return (
    above.some((row) => row.cells.some(({ right }) => right < edge)) &&
    above.some((row) => row.cells.some(isHeadAtEdge)) &&
    !above.some((row) => row.cells.some(({ left, right }) => left < edge && right > edge))
  );
}

const FEWEST_HEADS = 3;
const NEAR_HEAD = 12;

/** Three headings or more next to each other, each with what is below it. */
function blocksOfHeads(rows: readonly Row[]): Block[] | undefined {
  const [heads, ...rest] = rows;
  if (!heads || !areHeads(heads) || heads.cells.length < FEWEST_HEADS) return undefined;
  const edges = heads.cells.slice(1).map(({ left }) => left - CLEAR);
  const isCrossed = ({ cells }: Row) =>
    cells.some(({ left, right }) => edges.some((edge) => left < edge && right > edge + CLEAR));
  // A section over the whole width has cells that do not begin where the columns do.
  const isAtHead = ({ left }: Piece) =>
    heads.cells.some((head) => left > head.left - CLEAR && left < head.left + MOST_OUTDENT);
  const isWide = (row: Row, at: number) => {
    const beside = rest.slice(at + 1).flatMap(({ cells }) => cells.slice(1));
    return (
      isHeadingRow(row) &&
      row.cells[0]!.left < edges[0]! &&
      beside.filter((cell) => !isAtHead(cell)).length > beside.length / 2
    );
  };
  const end = rest.findIndex((row, at) => isCrossed(row) || isWide(row, at));
  const within = end < 0 ? rest : rest.slice(0, end);
  const columns = [-Infinity, ...edges].map((from, at): Block => {
    const until = edges[at] ?? Infinity;
    return {
      isColumn: true,
      rows: [heads, ...within].flatMap((row) => {
        const cells = row.cells.filter(({ left }) => left >= from && left < until);
        return cells.length > 0 ? [{ ...row, cells }] : [];
      }),
    };
  });
  return end < 0 ? columns : [...columns, ...blocksOfRegion(rest.slice(end))];
}

function blocksOfRegion(rows: readonly Row[]): Block[] {
  const cells = rows.flatMap((row) => row.cells);
  let best: Block[] = [{ rows: [...rows] }];
  let most = 0;
  const heads = rows[0] && areHeads(rows[0]) ? rows[0].cells.slice(1) : [];
  // What is below a heading may begin a little before it.
  const edgesOfHeads = heads.map(
    (head) =>
      Math.min(...cells.map(({ left }) => (left > head.left - NEAR_HEAD ? left : Infinity))) -
      CLEAR,
  );
  for (const edge of [...edgesOfHeads, ...edgesOf(cells)]) {
    const blocks = splitAt(edge, rows);
    const split = blocks.reduce(
      (sum, block) => sum + ('left' in block ? Math.min(block.left.length, block.right.length) : 0),
      0,
    );
    if (split > most) [best, most] = [blocks, split];
  }
  return best.map((block) =>
    'left' in block
      ? { left: withLabels(block.left), right: withLabels(block.right) }
      : { ...block, rows: withLabels(withAsides(withCards(block.rows))) },
  );
}

/** The left edges at which several lines begin and which few lines cross. */
function edgesOf(cells: readonly Piece[]): number[] {
  const counts = new Map<number, number>();
  for (const { left } of cells) {
    const key = Math.round(left / CLEAR) * CLEAR;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const start = Math.min(...counts.keys());
  const edges = [...counts]
    .filter(([edge, count]) => count >= FEWEST_LINES && edge > start + 60)
    .sort((a, b) => b[1] - a[1])
    .slice(0, TRIED)
    .map(([edge]) => edge - CLEAR);
  // The headings of a column may begin before its lines.
  const outdented = edges.map((edge) =>
    Math.min(
      ...cells.flatMap(({ left, right }) =>
        left < edge && left > edge - MOST_OUTDENT && right > edge ? [left - CLEAR] : [edge],
      ),
    ),
  );
  return [...new Set([...edges, ...outdented])];
}

const MOST_OUTDENT = 30;

function splitAt(edge: number, rows: readonly Row[]): Block[] {
  const blocks: Block[] = [];
  let band: Row[] = [];
  const close = () => {
    if (band.length > 0) blocks.push(columnsOf(edge, band) ?? { rows: band });
    band = [];
  };
  for (const row of rows) {
    if (row.cells.some(({ left, right }) => left < edge && right > edge + CLEAR)) {
      const at = band.findLastIndex((above) => !isHeadingRow(above)) + 1;
      const headings = band.splice(at);
      close();
      blocks.push({ rows: [...headings, row] });
    } else band.push(row);
  }
  close();
  return blocks;
}

function columnsOf(edge: number, band: readonly Row[]): Block | undefined {
  const left = rowsOf(band.flatMap(({ cells }) => cells.filter((cell) => cell.left < edge)));
  const right = rowsOf(band.flatMap(({ cells }) => cells.filter((cell) => cell.left >= edge)));
  const fewer = Math.min(left.length, right.length);
  if (fewer < 2 || labelled(left, right) || labelled(right, left)) return undefined;
  const headed = [left, right].map((rows) => rows.filter(isHeadingRow).length);
  const [onLeft = 0, onRight = 0] = headed;
  if (onLeft > 0 && onRight > 0) return { left, right };
  if (fewer < FEWEST_LINES) return undefined;
  const all = left.length + right.length;
  // A few cells beside a long page are a table even if most lines of the page have no cell beside them.
  const most = Math.min((all * MOSTLY) / 4, fewer * (1 - MOSTLY));
  return all - band.length > most ? undefined : { left, right };
}

const isHeadingRow = ({ cells }: Row): boolean => cells.length === 1 && isHeading(cells[0]!.text);
