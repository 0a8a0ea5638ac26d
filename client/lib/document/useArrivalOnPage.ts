import { useEffect, useRef } from 'react';
import { useNavigationType } from '#client/lib/routing.ts';

/** For the heading of a list: turning the page moves the focus to it; going back keeps the position. */
export function useArrivalOnPage(page: number) {
  const h1 = useRef<HTMLHeadingElement>(null);
  const last = useRef(page);
  const way = useNavigationType();
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (way === 'PUSH' && page > 1) h1.current?.focus({ preventScroll: true });
  }, [page, way]);
  return h1;
}
