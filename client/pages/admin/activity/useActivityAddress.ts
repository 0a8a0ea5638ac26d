import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { pathOf, readAddress, type ActivityAddress } from './activityAddress.ts';

/** Typing replaces the address, choosing pushes a new one. A changed filter starts at page one. */
export function useActivityAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(query);
  // As in useListAddress: a query that followed the address at once would alternate between both.
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
    pathOfPage: (page: number) => pathOf({ ...address, page }),
    pathOf: (to: Partial<ActivityAddress>) => pathOf({ ...address, page: 1, ...to }),
    filter: (to: Partial<ActivityAddress>, replace = false) =>
      go(pathOf({ ...address, page: 1, ...to }), replace),
    turnTo: (page: number) => go(pathOf({ ...address, page }), true),
  };
}
export type ActivityPlace = ReturnType<typeof useActivityAddress>;
