const THOUSAND = 1_000;
const LAKH = 100_000;

export interface RoundedCount {
  amount: number;
  unit: 'one' | 'thousand' | 'lakh';
  /** Whether there is more than the amount says: "10K+" instead of "10K". */
  more: 'yes' | 'no';
}

/** For headlines: rounded down, so that it never promises more than there is. Not every language counts in lakhs. */
export function roundedCount(count: number, inLakhs = true): RoundedCount {
  const step = count < 10 ? 1 : count < 100 ? 10 : count < 10 * THOUSAND ? 100 : stepOfMany(count);
  const rounded = Math.floor(count / step) * step;
  const unit = rounded < THOUSAND ? 'one' : inLakhs && rounded >= LAKH ? 'lakh' : 'thousand';
  const size = { one: 1, thousand: THOUSAND, lakh: LAKH }[unit];
  return {
    amount: rounded / size,
    unit,
    more: rounded < count ? 'yes' : 'no',
  };
}

function stepOfMany(count: number): number {
  if (count < LAKH) return THOUSAND;
  return count < 10 * LAKH ? LAKH / 10 : LAKH;
}
