/** For footer links (with `preventScrollReset` on the link): the page glides up instead of jumping. */
export function scrollToTop(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}
