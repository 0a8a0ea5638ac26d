import { useLayoutEffect, useState, type RefObject } from 'react';

/** Used when nothing can be measured, as on the server. The drawing is then scaled as a whole. */
const USUAL = 640;
const LEAST = 240;

/** The width of an element in whole pixels, updated whenever it changes. */
export function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const measured = Math.floor(element.clientWidth);
      if (measured > 0) setWidth(Math.max(LEAST, measured));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [box]);
  return width;
}
