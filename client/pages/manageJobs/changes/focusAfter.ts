import { focusHeading, isFocusLost } from '#client/lib/document/lostFocus.ts';

/** The bar with the pressed button goes: the focus comes to the first of the rows it was about. */
export function focusRow(id: string | undefined): void {
  const row = id && document.querySelector<HTMLElement>(`[data-job="${CSS.escape(id)}"]`);
  const target = row ? row.querySelector<HTMLElement>('input') : null;
  if (target) target.focus();
  else focusHeading();
}

/** Before rows go: the focus comes to the row that moves up, once the question about them is closed. */
export function focusAfter(ids: readonly string[]): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-job]')];
  const at = rows.findIndex(({ dataset }) => dataset.job === ids.at(-1));
  const stays = ({ dataset }: HTMLElement) => !ids.includes(dataset.job ?? '');
  const next = rows.slice(at + 1).find(stays) ?? rows.slice(0, Math.max(0, at)).findLast(stays);
  // The dialog gives the focus back a frame after it has gone; what it would give it to is gone by then.
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
