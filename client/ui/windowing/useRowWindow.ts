import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RowHeights, rowsBetween, type RowRange } from './rowHeights.ts';

interface Rows {
  /** The loaded keys, in order. */
  keys: readonly string[];
  /** The total number of rows. */
  count: number;
}

interface RowLooks {
  /** The assumed row height until one has been measured. */
  guess: number;
  /** The gap between rows. */
  gap?: number;
}

/** How far above and below the viewport rows are rendered. */
const AROUND = 500;
const FIRST: RowRange = { first: 0, last: 16 };

/**
 * The visible rows of a list that scrolls with the page. The list is as high as all of its rows; the browser's scroll
 * anchoring keeps the visible content in place when a row turns out taller than assumed.
 */
export function useRowWindow<Box extends HTMLElement>(
  { keys, count }: Rows,
  { guess, gap = 0 }: RowLooks,
) {
  const box = useRef<Box>(null);
  const [heights, setHeights] = useState(() => new RowHeights(guess));
  const [seen, setRange] = useState(FIRST);
  const offsets = useMemo(() => heights.offsets(keys, count), [heights, keys, count]);

  const look = useEffectEvent(() => {
    const top = box.current?.getBoundingClientRect().top ?? 0;
    const next = rowsBetween(offsets, -top - AROUND, innerHeight - top + AROUND);
    setRange((now) => (now.first === next.first && now.last === next.last ? now : next));
  });
  useLayoutEffect(() => look(), [offsets]);
  const measure = useEffectEvent(() => {
    const rows = box.current?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [];
    const next = heights.noting(
      [...rows].map((row) => {
        const { height } = row.getBoundingClientRect();
        return [row.dataset['row']!, height && height + gap];
      }),
    );
    if (next !== heights) setHeights(next);
  });
  useLayoutEffect(() => measure());

  const forget = useEffectEvent(() => setHeights((known) => known.forgetting()));
  useEffect(() => {
    let frame = 0;
    const later = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    };
    let width = box.current?.clientWidth;
    const resized = () => {
      if (box.current?.clientWidth !== width) forget();
      width = box.current?.clientWidth;
      later();
    };
    const stop = new AbortController();
    addEventListener('scroll', later, { passive: true, signal: stop.signal });
    addEventListener('resize', resized, { signal: stop.signal });
    return () => {
      stop.abort();
      cancelAnimationFrame(frame);
    };
  }, []);

  const last = Math.min(seen.last, count);
  return { box, offsets, first: Math.min(seen.first, last), last, usual: heights.usual };
}

export type RowWindow = Omit<ReturnType<typeof useRowWindow>, 'box'>;
