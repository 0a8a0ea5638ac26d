/** The focused element is gone and nothing else has taken the focus. */
export const isFocusLost = (): boolean =>
  !document.activeElement || document.activeElement === document.body;

/** Focuses an element that people cannot reach with the Tab key, such as a heading or an entry of a list. */
export function focusElement(element: HTMLElement, options?: FocusOptions): void {
  element.tabIndex = -1;
  element.focus(options);
}

/** Focuses the heading of the page, or the page itself while it has none. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (target instanceof HTMLElement) focusElement(target, { preventScroll: true });
}

/**
 * To be called when a dialog closes. Within two frames the dialog itself returns the focus. If it could not, because
 * the opener was still inert, the opener gets the focus now; if the opener is gone, the heading does.
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
