/** At most `size` consecutive page numbers, with the current one as close to the middle as the ends allow. */
export function pageWindow(page: number, pages: number, size = 5): number[] {
  const length = Math.max(0, Math.min(size, pages));
  const latest = Math.max(1, pages - length + 1);
  const first = Math.min(latest, Math.max(1, page - Math.floor(size / 2)));
  return Array.from({ length }, (_, index) => first + index);
}
