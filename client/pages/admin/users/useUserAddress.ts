import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { pathOf, readAddress, type UserAddress } from './userAddress.ts';

/** Typing replaces the address, choosing pushes a new one. A changed filter starts at page one. */
export function useUserAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readAddress(query);
  // The query follows a new address once it is rendered: see useListAddress.
  const now = query.toString();
  const [drawn, setDrawn] = useState(now);
  useEffect(() => setDrawn(now), [now]);
  const go = (to: string, replace: boolean) =>
    void navigate(to, { replace, preventScrollReset: true });
  return {
    address,
    asked: readAddress(new URLSearchParams(drawn)),
    isAsked: drawn === now,
    pathOfPage: (page: number) => pathOf({ ...address, page }),
    filter: (to: Partial<UserAddress>, replace = false) =>
      go(pathOf({ ...address, page: 1, ...to }), replace),
    turnTo: (page: number) => go(pathOf({ ...address, page }), true),
  };
}
export type UserPlace = ReturnType<typeof useUserAddress>;
