import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from './lostFocus.ts';

interface FocusKept<Around extends HTMLElement> {
  /** Around the buttons and what they open. */
  around: RefObject<Around | null>;
  /** Around what they open only. */
  opened: RefObject<HTMLDivElement | null>;
}

/**
 * For buttons that give way to what they open: the focus moves into it, and back to the part when it closes. Both
 * elements need `tabIndex={-1}`.
 */
export function useFocusKept<Around extends HTMLElement>(open: unknown): FocusKept<Around> {
  const around = useRef<Around>(null);
  const opened = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    if (isFocusLost()) (opened.current ?? around.current)?.focus({ preventScroll: true });
  }, [open]);
  return { around, opened };
}
