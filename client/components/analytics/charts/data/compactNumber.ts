export type CompactUnit =
  | 'one'
  | 'thousand'
  | 'lakh'
  | 'crore'
  | 'lakhCrore'
  | 'million'
  | 'billion'
  | 'trillion';

export interface CompactNumber {
  amount: number;
  unit: CompactUnit;
}

type Steps = readonly (readonly [size: number, unit: CompactUnit])[];

const INDIAN: Steps = [
  [1, 'one'],
  [1e3, 'thousand'],
  [1e5, 'lakh'],
  [1e7, 'crore'],
  [1e12, 'lakhCrore'],
];
const WESTERN: Steps = [
  [1, 'one'],
  [1e3, 'thousand'],
  [1e6, 'million'],
  [1e9, 'billion'],
  [1e12, 'trillion'],
];

/** Figures up to this size are just as short in full. */
const PLAIN = 1e4;

/** Short enough for an axis: 12.5 lakh, 3.25 crore. A value that rounds up to the next unit uses that unit. */
export function compactNumber(value: number, inLakhs: boolean): CompactNumber {
  const steps = inLakhs ? INDIAN : WESTERN;
  const size = Math.abs(value);
  const at = steps.findLastIndex(([least]) => size >= least);
  if (at <= 0 || size < PLAIN) return { amount: rounded(value), unit: 'one' };
  const [least, unit] = steps[at]!;
  const next = steps[at + 1];
  const amount = rounded(value / least);
  if (next && Math.abs(amount) * least >= next[0])
    return { amount: Math.sign(value), unit: next[1] };
  return { amount, unit };
}

/**
 * Two decimals for small numbers, one for larger ones, none from a hundred on. Values near zero keep significant
 * digits.
 */
function rounded(value: number): number {
  const size = Math.abs(value);
  if (size > 0 && size < 0.1) return Number(value.toPrecision(2));
  const places = size < 10 ? 100 : size < 100 ? 10 : 1;
  return Math.round(value * places) / places;
}
