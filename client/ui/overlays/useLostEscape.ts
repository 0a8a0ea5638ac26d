import { useEffect, useEffectEvent, useRef } from 'react';

const DIALOGS = '[role=dialog], [role=alertdialog]';

/**
 * Makes Escape close a dialog even while nothing has the focus: half a second after opening, the dialog drops and
 * retakes the focus so that VoiceOver announces it, and the focused element may be gone.
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
