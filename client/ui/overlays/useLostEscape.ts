import { useEffect, useEffectEvent, useRef } from 'react';

const DIALOGS = '[role=dialog], [role=alertdialog]';

/**
 * Escape ends a dialog also in the moment in which nothing has the focus: half a second after it opened it lets go
 * and takes it again, so that VoiceOver announces it, and what had it may be gone.
 */
export function useLostEscape(isHeard: boolean, onEscape: () => void) {
  const dialog = useRef<HTMLElement>(null);
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isOnTop = [...document.querySelectorAll(DIALOGS)].at(-1) === dialog.current;
    if (key === 'Escape' && target === document.body && isOnTop) onEscape();
  });
  useEffect(() => {
    if (!isHeard) return;
    const stop = new AbortController();
    document.addEventListener('keydown', press, { signal: stop.signal });
    return () => stop.abort();
  }, [isHeard]);
  return dialog;
}
