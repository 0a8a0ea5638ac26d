/** Focuses the heading of the current step. */
export function focusStep(): void {
  document.querySelector<HTMLElement>('[data-step]')?.focus();
}
