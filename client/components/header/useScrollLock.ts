import { useEffect, useEffectEvent } from 'react';

/** While open the page behind stands still; where the bar has room for everything again, the menu ends. */
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
