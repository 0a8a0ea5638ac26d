import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from '#client/lib/routing.ts';
import { pathOf, readAddress, type ApplicationsAddress } from './applicationsAddress.ts';

type Change = Partial<ApplicationsAddress>;

export interface Address {
  address: ApplicationsAddress;
  to: (change: Change) => string;
  /** Typing replaces the address, choosing adds a history entry. */
  replace: (change: Change) => void;
  push: (change: Change) => void;
  /** Goes back to where a dialog was opened; if the address itself opened it, to the page without it. */
  close: (change: Change) => void;
}

/** State for links that open a dialog, so that closing it goes back. */
export const OPENED = { opened: true };

export function useApplicationsAddress(): Address {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const wasOpened = typeof state === 'object' && state !== null && 'opened' in state;
  const address = useMemo(() => readAddress(query), [query]);
  // The second of two quick changes builds on the first, whether or not the address has caught up.
  const wanted = useRef(address);
  const isThere = useNavigation().state === 'idle';
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const place = asked.current.indexOf(pathOf(address));
    const isOvertaken = place !== -1 && place < asked.current.length - 1;
    if (!isThere || isOvertaken) return;
    wanted.current = address;
    asked.current = [];
  }, [address, isThere]);

  return useMemo(() => {
    const go = (change: Change, options: { replace: boolean; state?: unknown }) => {
      const next = { ...wanted.current, ...change };
      const isSame = pathOf(next) === pathOf(wanted.current);
      wanted.current = next;
      if (isSame) return;
      asked.current.push(pathOf(next));
      void navigate(pathOf(next), { ...options, preventScrollReset: true });
    };
    return {
      address,
      to: (change) => pathOf({ ...address, ...change }),
      replace: (change) => go(change, { replace: true, state }),
      push: (change) => go(change, { replace: false }),
      close: (change) => (wasOpened ? void navigate(-1) : go(change, { replace: true })),
    };
  }, [address, navigate, state, wasOpened]);
}
