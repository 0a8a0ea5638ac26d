import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusHeading } from '#client/lib/document/lostFocus.ts';

/**
 * Lets the focus pass through a toast; closing a focused toast returns the focus to where it was. Sonner alone would
 * return it whenever it leaves: with the toasts at the end of the page, Tab would cycle in them forever.
 */
export function useReturnFocus(box: RefObject<HTMLElement | null>) {
  const from = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Sonner's own tab stop, which has no function.
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

/** Marks elements whose focus Sonner leaves alone. */
export const ownFocus = { 'data-dismissible': 'false' };
