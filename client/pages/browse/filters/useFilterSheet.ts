import { useEffect, useRef, useState } from 'react';
import { useNavigate } from '#client/lib/routing.ts';
import { browsePath } from '#client/pages/browse/browseState.ts';
import type { Browse } from '#client/pages/browse/useBrowse.ts';

const SMALL = '(max-width: 1023.98px)';

/**
 * The sheet on phones has its own history entry, so that Back closes it. Choices made in it replace that entry, so
 * that Back from the results leads to the previous list.
 */
export function useFilterSheet({ state, push, replace, to }: Browse) {
  const navigate = useNavigate();
  const [small, setSmall] = useState(false);
  const openedFrom = useRef('');
  useEffect(() => {
    const media = matchMedia(SMALL);
    const look = () => setSmall(media.matches);
    look();
    media.addEventListener('change', look);
    return () => media.removeEventListener('change', look);
  }, []);

  return {
    isOpen: small && state.filters === 'open',
    open: () => {
      openedFrom.current = browsePath(state);
      push({ filters: 'open' });
    },
    close: () => {
      if (to({ filters: '' }) === openedFrom.current) void navigate(-1);
      else replace({ filters: '' });
    },
  };
}
