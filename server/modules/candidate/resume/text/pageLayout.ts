/** A run of letters on a page; `y` grows upwards, as in a PDF. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  y: number;
  size: number;
  font?: string | undefined;
  /** The font of its last letters, if it is another one. */
  lastFont?: string | undefined;
  /** Whether a space was drawn before it, if that is known. */
  isApart?: boolean | undefined;
  /** Whether its letters are set apart. */
  isSpread?: boolean;
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
/** Some letters of Indian scripts are drawn apart from their word. */
const INDIAN = /[\u0900-\u0dff]\s*$/;
const CELL = 1.6;
/** Single words may have a wide gap between them; pieces that are whole lines hardly ever do. */
const CELL_OF_LINES = 0.7;
const FEWEST_OF_LINES = 0.3;
/** Where a cell begins at the same place in several lines, a smaller gap is enough, if it is wider than a space. */
const CELL_AT_EDGE = 0.35;
/** As a share of the usual width of a letter. In typewriter fonts, a space is as wide as a letter. */
const WORD_SPACE = 1.15;
const SAME_EDGE = 1.5;
const LINES_OF_EDGE = 2;
const SAME_LINE = 0.45;
const FROM_BULLET = 4;
/** The gaps between words with spaced letters are wider by this factor. */
const SPREAD = 1.5;
/** How much larger a name is than a town in a small font after it. */
const MUCH_LARGER = 1.5;
const BULLET = /^(?:[•▪●○◦‣⁃∙■□➢➤►✓✔❖*·»›o–-]|\p{So})$/u;

/** Puts the pieces of a region into lines, from top to bottom, and into cells from left to right. */
export function rowsOf(pieces: readonly Piece[]): Row[] {
  const ofLines = pieces.filter(({ text }) => /\S\s\S/.test(text)).length;
  const cell = ofLines >= FEWEST_OF_LINES * pieces.length ? CELL_OF_LINES : CELL;
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y || a.left - b.left)) {
    const line = lines.at(-1);
    const tolerance = SAME_LINE * Math.min(piece.size, line?.[0]?.size ?? 0);
    const isNear = line && Math.abs(line[0]!.y - piece.y) <= tolerance;
    if (line && isNear && !line.some((other) => isOver(other, piece))) line.push(piece);
    else lines.push([piece]);
  }
  for (const line of lines) line.sort((a, b) => a.left - b.left);
  const edges = edgesOf(lines);
  return lines.map((line) => {
    const cells = cellsOf(line, edges, cell);
    return { cells, y: line[0]!.y, size: Math.max(...cells.map(({ size }) => size)) };
  });
}

/** Whether a piece is above or below another one, however close their lines are. */
function isOver(one: Piece, other: Piece): boolean {
  const common = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  return one.y !== other.y && common > Math.max(one.size, other.size);
}

/** The left edges at which pieces that are set apart begin in several lines. */
function edgesOf(lines: readonly (readonly Piece[])[]): Set<number> {
  const counts = new Map<number, number>();
  for (const line of lines)
    for (const [at, piece] of line.entries()) {
      const before = line[at - 1];
      if (!before || !isApart(before, piece)) continue;
      const edge = Math.round(piece.left);
      counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count >= LINES_OF_EDGE).map(([edge]) => edge));
}

/** Whether the gap is wider than that between words. */
function isApart(before: Piece, piece: Piece): boolean {
  const gap = piece.left - before.right;
  const letter = (before.right - before.left) / Math.max(1, before.text.trim().length);
  return gap > CELL_AT_EDGE * Math.max(before.size, piece.size) && gap > WORD_SPACE * letter;
}

const isAt = (left: number, edges: ReadonlySet<number>): boolean =>
  edges.has(Math.round(left)) ||
  edges.has(Math.round(left - SAME_EDGE)) ||
  edges.has(Math.round(left + SAME_EDGE));

/** Joins the pieces of a line that are close to each other; a bullet belongs to what follows it. */
function cellsOf(line: readonly Piece[], edges: ReadonlySet<number>, widest: number): Piece[] {
  const cells: Piece[] = [];
  for (const piece of line) {
    const last = cells.at(-1);
    const size = Math.max(piece.size, last?.size ?? 0);
    const gap = last ? (piece.left - last.right) / size : Infinity;
    const isSmall = last !== undefined && last.size > MUCH_LARGER * piece.size && gap > SPACE;
    const room = last?.isSpread && piece.isSpread ? SPREAD * widest : widest;
    const isNext =
      gap < room && !isSmall && !(last && isApart(last, piece) && isAt(piece.left, edges));
    const isBullet = cells.length === 1 && BULLET.test(last!.text.trim()) && gap < FROM_BULLET;
    if (last && (isNext || isBullet)) {
      const isWord =
        piece.isApart || ((INDIAN.test(last.text) ? piece.isApart : undefined) ?? gap > SPACE);
      const isApart = isWord && !last.text.endsWith(' ') && !piece.text.startsWith(' ');
      last.text += `${isApart ? ' ' : ''}${piece.text}`;
      last.right = Math.max(last.right, piece.right);
      last.size = size;
      last.lastFont = piece.font;
    } else cells.push({ ...piece });
  }
  return withSeparators(cells);
}

/** A sign between two names with wide gaps, as in "Pune   |   8.4 CGPA", is not a cell of a table. */
function withSeparators(cells: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const [at, cell] of cells.entries()) {
    const last = joined.at(-1);
    const isSign = ({ text }: Piece) => /^[|·]$/.test(text.trim());
    const isBetween = last && at < cells.length - 1 && isSign(cell);
    if (last && (isBetween || (at > 1 && isSign(cells[at - 1]!)))) {
      last.text += ` ${cell.text.trim()}`;
      last.right = cell.right;
    } else joined.push({ ...cell });
  }
  return joined;
}
