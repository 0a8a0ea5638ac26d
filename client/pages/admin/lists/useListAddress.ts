import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { pathOf, readAddress, type ListAddress, type ListPath } from './listAddress.ts';

/** Typing replaces the address, choosing pushes a new one. A changed filter starts at page one. */
export function useListAddress(path: ListPath) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(query);
  // The router renders a new address in a transition, with the old one still on the screen. A query that followed it at
  // once would alternate between the two.
  const now = query.toString();
  const [drawn, setDrawn] = useState(now);
  useEffect(() => setDrawn(now), [now]);
  const go = (to: string, replace: boolean) =>
    void navigate(to, { replace, preventScrollReset: true });
  return {
    address,
    /** What to query. */
    asked: readAddress(new URLSearchParams(drawn)),
    isAsked: drawn === now,
    pathOfPage: (page: number) => pathOf(path, { ...address, page, open: null }),
    pathOfOpen: (open: string) => pathOf(path, { ...address, open }),
    close: () => go(pathOf(path, { ...address, open: null }), true),
    filter: (to: Partial<ListAddress>, replace = false) =>
      go(pathOf(path, { ...address, page: 1, open: null, ...to }), replace),
    turnTo: (page: number) => go(pathOf(path, { ...address, page }), true),
  };
}
export type ListPlace = ReturnType<typeof useListAddress>;
