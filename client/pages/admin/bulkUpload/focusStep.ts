/** To the heading of the step that stands there. */
export function focusStep(): void {
  document.querySelector<HTMLElement>('[data-step]')?.focus();
}
