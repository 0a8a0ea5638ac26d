import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from '#client/lib/routing.ts';
import { pathOf, type ApplicationsAddress } from '../applicationsAddress.ts';

/** The history state set on leaving the list. Going on to other applications keeps it, so one step back reaches the list. */
export function useStepState(): unknown {
  return useLocation().state;
}

/** Back to the list as it was; to the top of the list for someone who came by a link. */
export function useBackToList(address: ApplicationsAddress) {
  const navigate = useNavigate();
  const state = useStepState();
  const wasOpened = typeof state === 'object' && state !== null && 'opened' in state;
  const to = pathOf(address);
  return {
    to,
    go: () => (wasOpened ? void navigate(-1) : void navigate(to)),
    follow: (event: MouseEvent) => {
      if (!wasOpened || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
