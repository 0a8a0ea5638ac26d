import { useEffect, useRef, type RefObject } from 'react';

interface Wanted {
  shelf: string;
  at: number;
}

/** The focus goes with a chip that moves, and to its neighbour where it is taken away. */
export function useChipFocus(box: RefObject<HTMLElement | null>, changed: unknown) {
  const wanted = useRef<Wanted | null>(null);
  useEffect(() => {
    const place = wanted.current;
    if (!place) return;
    wanted.current = null;
    const shelf = box.current?.querySelector(`[data-shelf="${place.shelf}"]`);
    const chips = shelf?.querySelectorAll<HTMLElement>('[data-chip-button]') ?? [];
    const target = chips[Math.min(place.at, chips.length - 1)];
    (target ?? shelf?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [box, changed]);
  return {
    /** Said before the step is taken. */
    focusNext: (shelf: string, at: number) => {
      wanted.current = { shelf, at };
    },
  };
}
