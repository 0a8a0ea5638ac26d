/** A ref for the chosen tab: on a phone, the row of tabs can be wider than the screen. */
export function bringIntoSight(tab: HTMLElement | null) {
  const row = tab?.parentElement;
  if (row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
