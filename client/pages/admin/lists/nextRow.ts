import { focusHeading } from '#client/lib/document/lostFocus.ts';

const ROWS = '[data-row]';
const idOf = (row: HTMLElement) => row.dataset.row ?? '';

/** The row after those that are being decided on, or the one before them where they are the last. */
export function nextRow(decided: readonly string[]): string | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].map(idOf);
  const last = Math.max(...decided.map((id) => rows.indexOf(id)));
  const isLeft = (id: string) => !decided.includes(id);
  return rows.slice(last + 1).find(isLeft) ?? rows.slice(0, Math.max(0, last)).findLast(isLeft);
}

/** To what a row is opened with; to the page's heading where the row has gone. */
export function focusRow(id: string | undefined): void {
  const row = id && document.querySelector(`[data-row="${CSS.escape(id)}"]`);
  const name = row ? row.querySelector<HTMLElement>('[data-name]') : null;
  if (name) name.focus();
  else focusHeading();
}

/** After a dialog: it gives the focus back a frame after it has gone, to a button that may be gone by then. */
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
