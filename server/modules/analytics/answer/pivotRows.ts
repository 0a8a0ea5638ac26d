import type { AnalyticsPivot, AnalyticsRow } from '../analytics.type.ts';
import { dimensionOf, type DimensionKey } from '../model/dimensions.ts';
import type { ValidQuery } from '../query/validateQuery.ts';

type Cell = Pick<AnalyticsRow, 'values' | 'counts'>;
type KnownKeys = Map<string, { key: string | null; label: string }>;

/** Pivots the rows by one dimension. Rows and columns keep the order in which they come. */
export function pivotRows(
  rows: readonly AnalyticsRow[],
  { dimensions, pivot }: ValidQuery,
): AnalyticsPivot | null {
  if (!pivot) return null;
  const at = dimensions.indexOf(pivot);
  const rest = <T>(list: readonly T[]) => list.filter((_, place) => place !== at);
  const across: KnownKeys = new Map();
  const down = new Map<
    string,
    { keys: (string | null)[]; labels: string[]; cells: Map<string, Cell> }
  >();
  for (const { keys, labels, values, counts } of rows) {
    const column = JSON.stringify(keys[at]);
    across.set(column, { key: keys[at]!, label: labels[at]! });
    const name = JSON.stringify(rest(keys));
    const row = down.get(name) ?? { keys: rest(keys), labels: rest(labels), cells: new Map() };
    row.cells.set(column, { values, counts });
    down.set(name, row);
  }
  const columns = inOrder(across, pivot);
  return {
    dimension: pivot.toUpperCase(),
    columns: columns.map(([, column]) => column),
    rows: [...down.values()].map(({ keys, labels, cells }) => ({
      keys,
      labels,
      cells: columns.map(([name]) => cells.get(name)?.values ?? null),
      counts: columns.map(([name]) => cells.get(name)?.counts ?? null),
    })),
  };
}

/**
 * Sorts time chronologically and bands from the lowest; other columns keep the order of the rows. "Not given" comes
 * last.
 */
function inOrder(across: KnownKeys, pivot: DimensionKey) {
  const { kind, choices } = dimensionOf(pivot);
  const entries = [...across];
  const places = new Map(choices?.values.map((value, place) => [value, place]));
  const placeOf = (key: string | null) =>
    key === null ? Number.MAX_SAFE_INTEGER : (places.get(key) ?? places.size);
  if (kind === 'time') return entries.toSorted(([, a], [, b]) => (a.key! < b.key! ? -1 : 1));
  if (choices) return entries.toSorted(([, a], [, b]) => placeOf(a.key) - placeOf(b.key));
  return entries;
}
