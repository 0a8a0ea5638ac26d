interface Tile {
  column: number;
  row: number;
}

/** The cost, in squares, of deviating from a straight line. */
const TURN = 6;

type Towards = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** Prefers a straight line; across a gap, the nearest tile in that direction. Null only if there is no tile at all. */
export function tileTowards(
  tiles: readonly Tile[],
  from: number | null,
  direction: Towards,
): number | null {
  if (tiles.length === 0) return null;
  if (from === null || direction === 'first') return 0;
  if (direction === 'last') return tiles.length - 1;
  const start = tiles[from]!;
  const distances = tiles.map((tile) => distance(start, tile, direction));
  const least = Math.min(...distances);
  return least === Infinity ? from : distances.indexOf(least);
}

function distance(from: Tile, to: Tile, direction: 'left' | 'right' | 'up' | 'down'): number {
  const across = to.column - from.column;
  const down = to.row - from.row;
  const isLevel = direction === 'left' || direction === 'right';
  const ahead = isLevel ? across : down;
  const aside = isLevel ? down : across;
  const way = direction === 'left' || direction === 'up' ? -ahead : ahead;
  if (way <= 0) return Infinity;
  return aside === 0 ? way : way + TURN + Math.abs(aside) * 2.5;
}
