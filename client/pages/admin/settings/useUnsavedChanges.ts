import { useContext, useEffect, useState } from 'react';
import { RouterContext } from '#client/lib/routing.ts';

const KEY = 'system-settings';

interface HeldNavigation {
  go: () => void;
  stay: () => void;
}

/**
 * Blocks navigation away from unsaved changes; null while nothing is blocked. The router's own hook would be part of
 * every page's bundle.
 */
export function useUnsavedChanges(hasUnsaved: boolean): HeldNavigation | null {
  const router = useContext(RouterContext)?.router;
  const [held, setHeld] = useState<HeldNavigation | null>(null);
  useEffect(() => {
    if (!router || !hasUnsaved) return undefined;
    router.getBlocker(
      KEY,
      ({ currentLocation: from, nextLocation: to }) => from.pathname !== to.pathname,
    );
    const end = router.subscribe(({ blockers }) => {
      const blocker = blockers.get(KEY);
      const isHeld = blocker?.state === 'blocked';
      setHeld(isHeld ? { go: blocker.proceed, stay: blocker.reset } : null);
    });
    return () => {
      end();
      router.deleteBlocker(KEY);
      setHeld(null);
    };
  }, [router, hasUnsaved]);
  return held;
}
