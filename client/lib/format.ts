const THOUSAND = 1_000;
const LAKH = 100_000;
const CRORE = 10_000_000;

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

export interface YearlyPay {
  shape: 'exact' | 'range' | 'from' | 'upTo';
  unit: 'rupee' | 'lakh' | 'crore';
  low: number;
  high: number;
}

/** Annual pay in rupees, short enough for a card: "₹5–10L a year". Null when nothing is known. */
export function yearlyPay(min: number | null, max: number | null): YearlyPay | null {
  if (min === null && max === null) return null;
  const [least, most] = [min ?? max!, max ?? min!];
  const unit = most < LAKH ? 'rupee' : most < CRORE ? 'lakh' : 'crore';
  const low = inUnit(least, unit);
  const high = inUnit(most, unit);
  const both = low === high ? 'exact' : 'range';
  return { shape: min === null ? 'upTo' : max === null ? 'from' : both, unit, low, high };
}

/** Lakhs to one decimal, because 12.5 lakh is not 13; crores to two; rupees whole. */
function inUnit(rupees: number, unit: YearlyPay['unit']): number {
  if (unit === 'rupee') return Math.round(rupees);
  if (unit === 'lakh') return Math.round(rupees / (LAKH / 10)) / 10;
  return Math.round(rupees / (CRORE / 100)) / 100;
}

/** The same per month, to the nearest hundred. */
export function monthlyPay(min: number | null, max: number | null) {
  const hundred = (rupees: number) => Math.round(rupees / 1_200) * 100;
  return { low: hundred(min ?? max ?? 0), high: hundred(max ?? min ?? 0) };
}
