const FIELDS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const OVERLAYS = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Whether keystrokes belong to an input or to something open above the page. */
export function areShortcutsBlocked(target: EventTarget | null): boolean {
  const isTyped = target instanceof Element && target.closest(FIELDS) !== null;
  return isTyped || document.querySelector(OVERLAYS) !== null;
}
