export interface StateTile {
  /** The code in schema/locations/states.ts without the country: KA for IN-KA. */
  code: string;
  column: number;
  row: number;
}

/**
 * Every state and union territory is a square near its real position. Neighbours stay neighbours where squares allow
 * it.
 */
const ROWS = [
  '.. .. JK LA .. .. .. .. ..',
  '.. PB CH HP UK .. .. .. AR',
  '.. HR DL UP BR SK .. AS NL',
  '.. RJ MP CG JH WB .. ML MN',
  'GJ DH MH TS OD .. .. TR MZ',
  '.. GA KA AP .. .. .. .. ..',
  'LD .. KL TN PY .. AN .. ..',
];

export const TILE_ROWS = ROWS.length;
export const TILE_COLUMNS = 9;

export const STATE_TILES: readonly StateTile[] = ROWS.flatMap((line, row) =>
  line.split(' ').flatMap((code, column) => (code === '..' ? [] : [{ code, column, row }])),
);
