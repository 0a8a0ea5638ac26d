/** Scrolls to where a row will be that is still loading: a third down the window. */
export function scrollToRow(list: HTMLElement | null, offset: number): void {
  if (!list) return;
  const top = list.getBoundingClientRect().top + globalThis.scrollY;
  globalThis.scrollTo({ top: top + offset - globalThis.innerHeight / 3, behavior: 'instant' });
}
