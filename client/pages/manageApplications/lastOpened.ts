import { useEffect } from 'react';
import { useNavigationType } from '#client/lib/routing.ts';

let lastOpened: string | null = null;

/** The application whose page was opened last: the way back leads to its row. */
export function rememberOpened(id: string): void {
  lastOpened = id;
}

const LONGEST_WAIT = 2_000;

/** Back on the list, the focus is on the application that was left, once its row is there. */
export function useReturnFocus(): void {
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const id = lastOpened;
    lastOpened = null;
    if (!isReturn || id === null) return undefined;
    const selector = `[data-application="${CSS.escape(id)}"] a`;
    let frame = 0;
    const until = performance.now() + LONGEST_WAIT;
    const look = () => {
      const row = document.querySelector<HTMLElement>(selector);
      if (row) row.focus({ preventScroll: true });
      else if (performance.now() < until) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [isReturn]);
}
