import { useEffect, useEffectEvent } from 'react';

/** Prevents the page behind from scrolling while open. The menu closes once the header fits everything again. */
export function useScrollLock(open: boolean, onWide: () => void): void {
  const widened = useEffectEvent((event: MediaQueryListEvent) => event.matches && onWide());
  useEffect(() => {
    if (!open) return undefined;
    const { classList } = document.documentElement;
    const wide = matchMedia('(min-width: 64rem)');
    classList.add('overflow-hidden');
    wide.addEventListener('change', widened);
    return () => {
      classList.remove('overflow-hidden');
      wide.removeEventListener('change', widened);
    };
  }, [open]);
}
