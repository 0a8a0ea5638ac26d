import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from '#client/lib/routing.ts';
import { changed, pathOf, readAddress, type CandidateAddress } from './candidateAddress.ts';

type Change = Partial<CandidateAddress>;

export interface Address {
  address: CandidateAddress;
  to: (change: Change) => string;
  /** Typing replaces the address, choosing adds a history entry. */
  replace: (change: Change) => void;
  push: (change: Change) => void;
  /** Opens something that Back closes. */
  open: (change: Change) => void;
  /** Goes back to where something was opened; if the address itself opened it, to the page without it. */
  close: (change: Change) => void;
}

/** State for links that open a dialog, so that closing it goes back. */
export const OPENED = { opened: true };

export function useCandidateAddress(): Address {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const wasOpened = typeof state === 'object' && state !== null && 'opened' in state;
  const address = useMemo(() => readAddress(query), [query]);
  // The second of two quick changes builds on the first, whether or not the address has caught up.
  const wanted = useRef(address);
  const openedFrom = useRef('');
  const isThere = useNavigation().state === 'idle';
  useEffect(() => {
    if (isThere) wanted.current = address;
  }, [address, isThere]);

  return useMemo(() => {
    const go = (change: Change, options: { replace: boolean; state?: unknown }) => {
      const next = changed(wanted.current, change);
      const isSame = pathOf(next) === pathOf(wanted.current);
      wanted.current = next;
      if (!isSame) void navigate(pathOf(next), { ...options, preventScrollReset: true });
    };
    return {
      address,
      to: (change) => pathOf(changed(address, change)),
      replace: (change) => go(change, { replace: true, state }),
      push: (change) => go(change, { replace: false }),
      open: (change) => {
        openedFrom.current = pathOf(address);
        go(change, { replace: false, state: OPENED });
      },
      close: (change) => {
        const path = pathOf(changed(wanted.current, change));
        // Choices made in a sheet are kept when it closes.
        if (wasOpened && (openedFrom.current === '' || openedFrom.current === path))
          void navigate(-1);
        else go(change, { replace: true });
      },
    };
  }, [address, navigate, state, wasOpened]);
}
