import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusHeading } from '#client/lib/document/lostFocus.ts';

/**
 * The focus goes through a toast and on; from one that is closed it goes back to where it was. Sonner would call it back
 * whenever it leaves: with the toasts at the end of the page, Tab would go round in them for ever.
 */
export function useWayBack(box: RefObject<HTMLElement | null>) {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Sonner's own stop at which there is nothing to do.
    box.current?.closest('li')?.removeAttribute('tabindex');
  }, [box]);

  return {
    enter: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const isOutside =
        relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
      if (isOutside) from.current = relatedTarget;
    },
    goBack: () => {
      if (!box.current?.contains(document.activeElement)) return;
      if (from.current?.isConnected) from.current.focus({ preventScroll: true });
      else focusHeading();
    },
  };
}

/** What Sonner leaves alone when it takes the focus. */
export const ownFocus = { 'data-dismissible': 'false' };
