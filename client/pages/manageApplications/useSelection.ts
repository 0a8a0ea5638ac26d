import { useCallback, useMemo, useState } from 'react';
import { DECISIONS_AT_ONCE_MAX } from '#schema/options/applicationMoves.ts';

export interface Selection {
  selected: ReadonlySet<string>;
  /** Each of them the other way round; never more than can be decided on at once. */
  toggle: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Survives paging, filters and the change of the view. */
export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (ids: readonly string[]) =>
      setSelected((before) => {
        const after = new Set(before);
        for (const id of ids) {
          if (after.has(id)) after.delete(id);
          else if (after.size < DECISIONS_AT_ONCE_MAX) after.add(id);
        }
        return after;
      }),
    [],
  );
  const clear = useCallback(() => setSelected(new Set()), []);
  return useMemo(() => ({ selected, toggle, clear }), [selected, toggle, clear]);
}
