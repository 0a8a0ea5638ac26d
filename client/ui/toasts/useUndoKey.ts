import { useEffect, useEffectEvent } from 'react';
import { areShortcutsBlocked } from '#client/lib/document/shortcuts.ts';
import { closeToast, type QueuedToast } from '#client/ui/toast.ts';

/** z, alone or with Ctrl or Cmd, undoes what the newest toast with a countdown offers to undo. */
export function useUndoKey(toasts: readonly QueuedToast[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'z' || event.altKey || areShortcutsBlocked(event.target)) return;
    const newest = toasts.findLast(({ action, until }) => action && until);
    if (!newest) return;
    event.preventDefault();
    newest.action!.onPress();
    closeToast(newest.id);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
