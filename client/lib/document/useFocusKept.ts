import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from './lostFocus.ts';

interface FocusKept<Around extends HTMLElement> {
  /** The element around the buttons and what they open. */
  around: RefObject<Around | null>;
  /** The element around what they open only. */
  opened: RefObject<HTMLDivElement | null>;
}

/**
 * For buttons that are replaced by what they open: the focus moves to `opened`, and to `around` when that closes. Both
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
    // Closing something long moves the rest of the page up, past what is left.
    if (!opened.current) around.current?.scrollIntoView?.({ block: 'nearest' });
  }, [open]);
  return { around, opened };
}
