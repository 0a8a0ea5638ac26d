import { focusHeading, isFocusLost } from '#client/lib/document/lostFocus.ts';

/** Focuses the first of the affected rows, because the bar with the pressed button disappears. */
export function focusRow(id: string | undefined): void {
  const row = id && document.querySelector<HTMLElement>(`[data-job="${CSS.escape(id)}"]`);
  const target = row ? row.querySelector<HTMLElement>('input') : null;
  if (target) target.focus();
  else focusHeading();
}

/** Call before rows disappear: focuses the row that takes their place, once the dialog is closed. */
export function focusAfter(ids: readonly string[]): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-job]')];
  const at = rows.findIndex(({ dataset }) => dataset.job === ids.at(-1));
  const stays = ({ dataset }: HTMLElement) => !ids.includes(dataset.job ?? '');
  const next = rows.slice(at + 1).find(stays) ?? rows.slice(0, Math.max(0, at)).findLast(stays);
  // The dialog returns the focus a frame after closing, to an element that is gone by then.
  let frames = 4;
  const wait = () => {
    frames -= 1;
    if (frames > 0) return void requestAnimationFrame(wait);
    const isQuestionOpen = document.querySelector('[role=alertdialog]') !== null;
    const target = next?.querySelector<HTMLElement>('input, a, button');
    const heading = document.activeElement === document.querySelector('main h1');
    if (isQuestionOpen || !(isFocusLost() || heading)) return;
    if (target?.isConnected) target.focus();
    else focusHeading();
  };
  requestAnimationFrame(wait);
}
