import { useEffect, useRef, type RefObject } from 'react';

interface ChipToFocus {
  shelf: string;
  at: number;
}

/** Keeps the focus on a chip that moves, and moves it to a neighbour when the chip is removed. */
export function useChipFocus(box: RefObject<HTMLElement | null>, changed: unknown) {
  const wanted = useRef<ChipToFocus | null>(null);
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
    /** Call it before the change. */
    focusNext: (shelf: string, at: number) => {
      wanted.current = { shelf, at };
    },
  };
}
