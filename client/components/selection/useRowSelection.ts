import { useState } from 'react';

/** The selected rows of a table. They survive paging, search and filters, and never exceed `most`. */
export function useRowSelection<Row extends { id: string }>(shown: readonly Row[], most: number) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const put = (wanted: readonly Row[], on: boolean) => {
    const next = new Map(chosen);
    for (const row of wanted) {
      if (!on) next.delete(row.id);
      else if (next.size < most) next.set(row.id, row);
    }
    setChosen(next);
  };
  const onPage = shown.filter(({ id }) => chosen.has(id)).length;
  return {
    /** The selected rows, in their current state where the list shows them. */
    rows: [...chosen.values()].map((row) => shown.find(({ id }) => id === row.id) ?? row),
    has: (id: string) => chosen.has(id),
    page: onPage === 0 ? 'none' : onPage === shown.length ? 'all' : 'some',
    toggle: (row: Row) => put([row], !chosen.has(row.id)),
    togglePage: () => put(shown, onPage < shown.length),
    add: (more: readonly Row[]) => put(more, true),
    /** Keeps only these selected. */
    keep: (ids: readonly string[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
    remove: (ids: readonly string[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    clear: () => setChosen(new Map()),
  } as const;
}
export type RowSelection<Row extends { id: string }> = ReturnType<typeof useRowSelection<Row>>;
