/** The ref of the chosen one in a positioned row of tabs: on a phone the row can be wider than the screen. */
export function bringIntoSight(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
