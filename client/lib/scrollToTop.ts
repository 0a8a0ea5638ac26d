/** For footer links (with `preventScrollReset` on the link): scrolls up smoothly instead of jumping. */
export function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
