import { useContext, useEffect, useState } from 'react';
import { RouterContext } from '#client/lib/routing.ts';

const KEY = 'system-settings';

interface Held {
  go: () => void;
  stay: () => void;
}

/**
 * Holds whoever goes to another page with something unsaved; null while nobody does. The router's own hook would come
 * along with every page of the site.
 */
export function useLeaving(hasUnsaved: boolean): Held | null {
  const router = useContext(RouterContext)?.router;
  const [held, setHeld] = useState<Held | null>(null);
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
