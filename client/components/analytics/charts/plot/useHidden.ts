import { useState } from 'react';

/** Which series are hidden; at least one always stays visible. */
export function useHidden(ids: readonly string[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    if (ids.some((one) => !next.has(one))) setHidden(next);
  };
  return { hidden, toggle };
}
