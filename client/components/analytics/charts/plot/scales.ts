/** Where something begins and ends. */
type Ends = readonly [number, number];

export interface LinearScale {
  (value: number): number;
  /** The value at a position. */
  invert: (at: number) => number;
}

/** Places values between two positions. */
export function linearScale(domain: Ends, range: Ends): LinearScale {
  const scale = (value: number) => between(range, shareOf(value, domain));
  return Object.assign(scale, { invert: (at: number) => between(domain, shareOf(at, range)) });
}

const shareOf = (value: number, [from, to]: Ends) =>
  from === to ? 0.5 : (value - from) / (to - from);
const between = ([from, to]: Ends, share: number) => from * (1 - share) + to * share;

interface BandOptions {
  count: number;
  range: Ends;
  /** The gap between two bands and at the ends, as a share of a step. */
  inner?: number;
  outer?: number;
}

/** Divides a length into bands of the same width. */
export function bandScale({ count, range: [from, to], inner = 0, outer = 0 }: BandOptions) {
  const step = (to - from) / Math.max(1, count - inner + outer * 2);
  const first = from + (to - from - step * (count - inner)) / 2;
  return { step, width: step * (1 - inner), start: (place: number) => first + step * place };
}

/** Spreads points over a length, the first and the last at its ends. */
export const pointScale = (count: number, range: Ends) => bandScale({ count, range, inner: 1 });
