/** Moves overlapping labels apart as little as possible and keeps them all within both ends. */
export function spreadLabels(wanted: readonly number[], gap: number, top: number, bottom: number) {
  const order = wanted.map((_, place) => place).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  let floor = top;
  for (const place of order) {
    placed[place] = Math.max(wanted[place]!, floor);
    floor = placed[place] + gap;
  }
  let ceiling = bottom;
  for (const place of order.toReversed()) {
    placed[place] = Math.min(placed[place]!, ceiling);
    ceiling = placed[place] - gap;
  }
  return placed;
}
