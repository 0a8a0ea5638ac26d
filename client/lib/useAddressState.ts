import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useSearchParams } from './routing.ts';

export interface AddressState<Address> {
  address: Address;
  to: (change: Partial<Address>) => string;
  /** Typing replaces the address, choosing adds a history entry. */
  replace: (change: Partial<Address>) => void;
  push: (change: Partial<Address>) => void;
  /** Opens something that Back closes. */
  open: (change: Partial<Address>) => void;
  /** Goes back to where something was opened; if the address itself opened it, to the page without it. */
  close: (change: Partial<Address>) => void;
}

interface AddressFormat<Address> {
  readAddress: (query: URLSearchParams) => Address;
  pathOf: (address: Address) => string;
  changed: (address: Address, change: Partial<Address>) => Address;
}

/** State for links that open a dialog, so that closing it goes back. */
export const OPENED = { opened: true };

/** The state of a page, all in its address. The functions come from outside a component, so they stay the same. */
export function useAddressState<Address>({ readAddress, pathOf, changed }: AddressFormat<Address>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const wasOpened = typeof state === 'object' && state !== null && 'opened' in state;
  const address = useMemo(() => readAddress(query), [query, readAddress]);
  // The second of two quick changes builds on the first, whether or not the address has caught up.
  const wanted = useRef(address);
  const asked = useRef<string[]>([]);
  // What replaces a step that has not been taken yet is that step, with its state.
  const step = useRef<{ replace: false; state?: unknown } | null>(null);
  const openedFrom = useRef('');
  const isThere = useNavigation().state === 'idle';
  useEffect(() => {
    const place = asked.current.indexOf(pathOf(address));
    const isOvertaken = place !== -1 && place < asked.current.length - 1;
    if (!isThere || isOvertaken) return;
    wanted.current = address;
    asked.current = [];
    step.current = null;
  }, [address, isThere, pathOf]);

  return useMemo((): AddressState<Address> => {
    const go = (change: Partial<Address>, way: { replace: boolean; state?: unknown }) => {
      const next = changed(wanted.current, change);
      const isSame = pathOf(next) === pathOf(wanted.current);
      wanted.current = next;
      if (isSame) return;
      asked.current.push(pathOf(next));
      if (!way.replace) step.current = { ...way, replace: false };
      void navigate(pathOf(next), { ...(step.current ?? way), preventScrollReset: true });
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
        step.current = null;
        // Choices made in a sheet are kept when it closes.
        if (wasOpened && (openedFrom.current === '' || openedFrom.current === path))
          void navigate(-1);
        else go(change, { replace: true });
      },
    };
  }, [address, navigate, state, wasOpened, pathOf, changed]);
}
