import { useEffect, useEffectEvent, type RefObject } from 'react';

let openCount = 0;

/** Whether Escape closes something that is open, such as a menu. It should do nothing else then. */
export const isEscapeTaken = (): boolean => openCount > 0;

/** While open, each of these closes it: Escape, a press outside, focus moving outside and following a link inside. */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  handlers: { onOutside: () => void; onEscape: () => void; onFollow?: () => void },
): void {
  const leave = useEffectEvent((event: Event) => {
    const target = event.target;
    if (target instanceof Node && !root.current?.contains(target)) handlers.onOutside();
  });
  const follow = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || !root.current?.contains(target)) return;
    if (target.closest('a')) handlers.onFollow?.();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) handlers.onEscape();
  });

  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    document.addEventListener('pointerdown', leave, options);
    document.addEventListener('focusin', leave, options);
    document.addEventListener('click', follow, options);
    document.addEventListener('keydown', press, options);
    openCount += 1;
    return () => {
      openCount -= 1;
      stop.abort();
    };
  }, [open]);
}
