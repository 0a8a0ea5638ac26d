import { useEffect, useState, type RefObject } from 'react';

const MARGIN = '400px 0px';

/** Whether the element has come near the viewport; it stays true afterwards. Printing loads everything. */
export function useIsNear(box: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !box.current) return undefined;
    const found = () => setNear(true);
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && found(),
      { rootMargin: MARGIN },
    );
    watcher.observe(box.current);
    addEventListener('beforeprint', found);
    return () => {
      watcher.disconnect();
      removeEventListener('beforeprint', found);
    };
  }, [box, isNear]);
  return isNear;
}
