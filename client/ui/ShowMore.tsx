import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { focusElement } from '#client/lib/document/lostFocus.ts';
import { Button, type ButtonProps } from './Button.tsx';

interface ShowMoreProps extends ButtonProps {
  /** The element whose children are the entries. */
  list: RefObject<HTMLElement | null>;
  /** The new entries come before those that are shown, not after them. */
  isBefore?: boolean;
}

/** Loads more of a list. Once everything is shown the button is gone, and the first new entry takes its focus. */
export function ShowMore({ list, isBefore = false, onClick, ...rest }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  const start = useRef(0);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      // The new entries are on the page only after this.
      if (document.activeElement === own) queueMicrotask(() => focusEntry(list, start));
    };
  }, [list]);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    start.current = isBefore ? 0 : (list.current?.children.length ?? 0);
    onClick?.(event);
  };
  return <Button {...rest} ref={button} onClick={press} />;
}

/** Focuses an entry, or the last one if there are fewer. */
function focusEntry(list: ShowMoreProps['list'], at: RefObject<number>): void {
  const entries = list.current?.children;
  const entry = entries?.[at.current] ?? entries?.[entries.length - 1];
  if (entry instanceof HTMLElement) focusElement(entry);
}
