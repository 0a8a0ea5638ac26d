const LAKH = 100_000;
const CRORE = 10_000_000;

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
