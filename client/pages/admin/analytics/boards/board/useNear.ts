import { useEffect, useState, type RefObject } from 'react';

const MARGIN = '400px 0px';

/** Whether it has come near what is looked at; once is enough. A printed page shows everything. */
export function useNear(box: RefObject<HTMLElement | null>): boolean {
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
