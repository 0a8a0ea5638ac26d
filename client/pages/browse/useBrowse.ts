import { useMemo } from 'react';
import { useNavigate, useSearchParams } from '#client/lib/routing.ts';
import { browsePath, changeBrowse, readBrowse, type BrowseState } from './browseState.ts';

export interface Browse {
  state: BrowseState;
  /** The address after a change, for links. */
  to: (change: Partial<BrowseState>) => string;
  /** Typing replaces the address, choosing adds a history entry. */
  replace: (change: Partial<BrowseState>) => void;
  push: (change: Partial<BrowseState>, scroll?: 'top') => void;
}

/** The address is the page's only state. */
export function useBrowse(): Browse {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return useMemo(() => {
    const state = readBrowse(query);
    const to = (change: Partial<BrowseState>) => browsePath(changeBrowse(state, change));
    const go = (path: string, options: { replace: boolean; preventScrollReset: boolean }) => {
      if (path !== browsePath(state)) void navigate(path, options);
    };
    return {
      state,
      to,
      replace: (change) => go(to(change), { replace: true, preventScrollReset: true }),
      push: (change, scroll) =>
        go(to(change), { replace: false, preventScrollReset: scroll !== 'top' }),
    };
  }, [query, navigate]);
}
