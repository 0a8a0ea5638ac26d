/** The place that had the focus is gone, and nothing else has taken it. */
export const isFocusLost = (): boolean =>
  !document.activeElement || document.activeElement === document.body;

/** To the heading of the page; to the page itself while it has none. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!(target instanceof HTMLElement)) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/**
 * For a dialog that leaves: a frame later it has given the focus back. What opened it may have been out of bounds until
 * then, and takes the focus now; where it is gone, the heading does.
 */
export function rescueFocus(opener: Element | null = null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const isElsewhere = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
      if (!isFocusLost() || isElsewhere) return;
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
      if (isFocusLost()) focusHeading();
    }),
  );
}
