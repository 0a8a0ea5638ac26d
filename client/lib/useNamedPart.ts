import { useEffect } from 'react';
import { useLocation } from './routing.ts';

/** Scrolls to the part of the page that the address names, which is there once its contents have loaded. */
export function useNamedPart(isLoaded: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isLoaded && hash) document.getElementById(hash.slice(1))?.scrollIntoView?.();
  }, [isLoaded, hash]);
}
