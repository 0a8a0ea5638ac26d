import { focusHeading } from '#client/lib/document/lostFocus.ts';

const ROWS = '[data-row]';
const idOf = (row: HTMLElement) => row.dataset.row ?? '';

/** The row after the ones being decided on, or the row before them if they are last. */
export function nextRow(
  decided: readonly string[],
  list: ParentNode = document,
): string | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>(ROWS)].map(idOf);
  const last = Math.max(...decided.map((id) => rows.indexOf(id)));
  const isLeft = (id: string) => !decided.includes(id);
  return rows.slice(last + 1).find(isLeft) ?? rows.slice(0, Math.max(0, last)).findLast(isLeft);
}

/** Focuses the control that opens a row, or the page's heading if the row is gone. */
export function focusRow(id: string | undefined): void {
  const row = id && document.querySelector(`[data-row="${CSS.escape(id)}"]`);
  const name = row ? row.querySelector<HTMLElement>('[data-name]') : null;
  if (name) name.focus();
  else focusHeading();
}

/** For use after a dialog, which returns the focus one frame after closing, to a button that may be gone by then. */
export function focusRowAfterDialog(id: string | undefined): void {
  let frames = 20;
  const wait = () => {
    frames -= 1;
    const isOpen = document.querySelector('[role=dialog], [role=alertdialog]') !== null;
    if (frames > 0 && (isOpen || frames > 17)) return void requestAnimationFrame(wait);
    if (!isOpen) focusRow(id);
  };
  requestAnimationFrame(wait);
}
