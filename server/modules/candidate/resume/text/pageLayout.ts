/** A run of letters on a page; `y` grows upwards, as in a PDF. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  /** Whether there is white space before it, as far as the reader knows. */
  isApart?: boolean;
}

/** A line of text; `cells` are far apart, as in a table or before a date at the right margin. */
export interface Row {
  cells: Piece[];
  y: number;
  size: number;
}

/**
 * Gaps as a share of the letter size. A smaller gap than SPACE is inside a word; a wider one than CELL begins another
 * cell.
 */
const SPACE = 0.12;
/** Drawn letters of Indian scripts are not always as wide as they say. */
const INDIAN = /[\u0900-\u0dff]\s*$/;
const CELL = 1.6;
/** Where several lines have a cell, a smaller gap is enough. */
const CELL_AT_EDGE = 0.35;
const SAME_EDGE = 1.5;
const LINES_OF_EDGE = 3;
const SAME_LINE = 0.45;
const BULLET = /^[•▪●○◦‣⁃∙■□➢➤►✓✔❖*·o–-]$/u;

/** Puts the pieces of a region into lines, from top to bottom, and into cells from left to right. */
export function rowsOf(pieces: readonly Piece[]): Row[] {
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y || a.left - b.left)) {
    const line = lines.at(-1);
    const tolerance = SAME_LINE * Math.min(piece.size, line?.[0]?.size ?? 0);
    if (line && Math.abs(line[0]!.y - piece.y) <= tolerance) line.push(piece);
    else lines.push([piece]);
  }
  for (const line of lines) line.sort((a, b) => a.left - b.left);
  const edges = edgesOf(lines.map((line) => cellsOf(line, new Set())));
  return lines.map((line) => {
    const cells = cellsOf(line, edges);
    return { cells, y: line[0]!.y, size: Math.max(...cells.map(({ size }) => size)) };
  });
}

/** Where the second or a later cell of several lines begins. */
function edgesOf(lines: readonly (readonly Piece[])[]): Set<number> {
  const counts = new Map<number, number>();
  for (const cells of lines)
    for (const { left } of cells.slice(1)) {
      const edge = Math.round(left);
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count >= LINES_OF_EDGE).map(([edge]) => edge));
}

const isAt = (left: number, edges: ReadonlySet<number>): boolean =>
  edges.has(Math.round(left)) ||
  edges.has(Math.round(left - SAME_EDGE)) ||
  edges.has(Math.round(left + SAME_EDGE));

/** Joins the pieces of a line that are close to each other; a bullet belongs to what follows it. */
function cellsOf(line: readonly Piece[], edges: ReadonlySet<number>): Piece[] {
  const cells: Piece[] = [];
  for (const piece of line) {
    const last = cells.at(-1);
    const size = Math.max(piece.size, last?.size ?? 0);
    const gap = last ? (piece.left - last.right) / size : Infinity;
    const isNext = gap < CELL && !(gap > CELL_AT_EDGE && isAt(piece.left, edges));
    if (last && (isNext || BULLET.test(last.text.trim()))) {
      const isWord = (!INDIAN.test(last.text) || piece.isApart) && gap > SPACE;
      const isApart = isWord && !last.text.endsWith(' ') && !piece.text.startsWith(' ');
      last.text += `${isApart ? ' ' : ''}${piece.text}`;
      last.right = Math.max(last.right, piece.right);
      last.size = size;
    } else cells.push({ ...piece });
  }
  return cells;
}
