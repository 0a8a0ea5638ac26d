import { useCallback, useMemo, useState } from 'react';
import { DECISIONS_AT_ONCE_MAX } from '#schema/options/applicationMoves.ts';

/** All matches of a filter with their count at that moment, minus those deselected by hand. */
export interface AllOf {
  readonly filter: string;
  readonly countedAt: string;
  readonly except: ReadonlySet<string>;
}

export interface Selection {
  /** Whether the user can do anything with selected applications. */
  isOffered: boolean;
  has: (id: string) => boolean;
  /** Individually selected items, never more than can be changed at once. */
  ids: ReadonlySet<string>;
  all: AllOf | null;
  toggle: (id: string) => void;
  /** How many the filter itself selects; 0 if it cannot be selected. */
  selectable: number;
  /** How many match but have been withdrawn, so that nothing can be done with them. */
  withdrawn: number;
  selectAll: () => void;
  clear: () => void;
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Individually selected items survive paging, filters and a change of view. Selecting all matches selects the filter
 * itself, loaded or not, and lasts as long as the filter is active.
 */
export function useSelection(
  filter: string,
  counted: { at: string; selectable: number; withdrawn: number } | undefined,
  isOffered = true,
): Selection {
  const [ids, setIds] = useState(NOBODY);
  const [chosen, setAll] = useState<AllOf | null>(null);
  const all = chosen?.filter === filter ? chosen : null;

  const countedAt = counted?.at;
  const withdrawn = counted?.withdrawn ?? 0;
  const selectable = isOffered ? (counted?.selectable ?? 0) : 0;

  const toggle = useCallback(
    (id: string) => {
      if (all) setAll({ ...all, except: turned(all.except, id) });
      else if (isOffered) setIds((before) => turned(before, id));
    },
    [all, isOffered],
  );
  const selectAll = useCallback(() => {
    if (countedAt === undefined || selectable === 0) return;
    setIds(NOBODY);
    setAll({ filter, countedAt, except: NOBODY });
  }, [filter, countedAt, selectable]);
  const clear = useCallback(() => {
    setIds(NOBODY);
    setAll(null);
  }, []);
  const has = useCallback((id: string) => (all ? !all.except.has(id) : ids.has(id)), [all, ids]);
  return useMemo(
    () => ({
      isOffered,
      has,
      ids: all ? NOBODY : ids,
      all,
      toggle,
      selectable,
      withdrawn,
      selectAll,
      clear,
    }),
    [isOffered, has, ids, all, toggle, selectable, withdrawn, selectAll, clear],
  );
}

function turned(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id) && after.size < DECISIONS_AT_ONCE_MAX) after.add(id);
  return after;
}
