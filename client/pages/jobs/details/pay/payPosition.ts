interface Range {
  low: number;
  median: number;
  high: number;
}

/** Within this part of the median, pay is about the same. */
const ABOUT = 0.05;

/** Where the middle of a job's pay lies among similar jobs. */
export function payPosition(own: { min: number; max: number }, { low, median, high }: Range) {
  const middle = (own.min + own.max) / 2;
  if (middle > high) return 'top';
  if (middle < low) return 'bottom';
  if (Math.abs(middle - median) <= median * ABOUT) return 'about';
  return middle > median ? 'above' : 'below';
}
