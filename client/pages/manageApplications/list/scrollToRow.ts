/** To where a row will stand that is still on its way: a third down the window. */
export function scrollToRow(list: HTMLElement | null, offset: number): void {
  if (!list) return;
  const top = list.getBoundingClientRect().top + globalThis.scrollY;
  globalThis.scrollTo({ top: top + offset - globalThis.innerHeight / 3, behavior: 'instant' });
}
