import type { SalaryPeriod } from '#schema/options/salaryPeriods.ts';
import { parseSalary, salaryPeriod } from '#schema/salary/parseSalary.ts';
import type { Chance } from '#server/db/seeds/chance.ts';

export interface SalaryWords {
  salary: string;
  /** Yearly rupees; null if the text does not say. */
  salary_min: number | null;
  salary_max: number | null;
  salary_period: SalaryPeriod | null;
}

const LAKH = 100_000;
const indian = new Intl.NumberFormat('en-IN');

/** A way of writing pay. Its numbers are rounded to `step`, in rupees of its period. */
interface Spelling {
  period: 'month' | 'year';
  step: number;
  isRange: boolean;
  write(low: number, high: number): string;
}

const lakh = (rupees: number) => String(rupees / LAKH);
const thousand = (rupees: number) => String(rupees / 1_000);
const grouped = (rupees: number) => indian.format(rupees);
const year = { period: 'year' } as const;
const month = { period: 'month' } as const;

// oxfmt-ignore
const YEARLY: readonly Spelling[] = [
  { ...year, step: 50_000, isRange: true, write: (low, high) => `${lakh(low)} - ${lakh(high)} LPA` },
  { ...year, step: 50_000, isRange: true, write: (low, high) => `${lakh(low)}-${lakh(high)} LPA` },
  { ...year, step: 50_000, isRange: true, write: (low, high) => `₹${lakh(low)} – ₹${lakh(high)} LPA` },
  { ...year, step: 50_000, isRange: true, write: (low, high) => `${lakh(low)} to ${lakh(high)} lakh per annum` },
  { ...year, step: 25_000, isRange: true, write: (low, high) => `₹${grouped(low)} – ₹${grouped(high)} a year` },
  { ...year, step: 10_000, isRange: true, write: (low, high) => `Rs. ${grouped(low)} - ${grouped(high)} per annum` },
  { ...year, step: 10_000, isRange: true, write: (low, high) => `INR ${grouped(low)} to ${grouped(high)} p.a.` },
  { ...year, step: 50_000, isRange: true, write: (low, high) => `Rs ${lakh(low)} lacs - ${lakh(high)} lacs P.A.` },
  { ...year, step: 10_000, isRange: false, write: (low) => `${lakh(low)} LPA` },
  { ...year, step: 10_000, isRange: false, write: (low) => `₹${grouped(low)} per year` },
  { ...year, step: 100_000, isRange: false, write: (low) => `${lakh(low)}+ LPA` },
  { ...year, step: 50_000, isRange: false, write: (_, high) => `Up to ${lakh(high)} Lacs` },
  { ...year, step: 50_000, isRange: false, write: (_, high) => `Upto ${lakh(high)} LPA` },
];

// oxfmt-ignore
const MONTHLY: readonly Spelling[] = [
  { ...month, step: 500, isRange: false, write: (low) => `₹${grouped(low)}/month` },
  { ...month, step: 500, isRange: true, write: (low, high) => `Rs. ${low} - ${high} per month` },
  { ...month, step: 1_000, isRange: true, write: (low, high) => `${thousand(low)}k-${thousand(high)}k pm` },
  { ...month, step: 500, isRange: true, write: (low, high) => `₹${grouped(low)} – ₹${grouped(high)} a month` },
  { ...month, step: 500, isRange: true, write: (low, high) => `${low} to ${high} per month` },
  { ...month, step: 1_000, isRange: true, write: (low, high) => `₹${thousand(low)}K - ₹${thousand(high)}K per month` },
  { ...month, step: 500, isRange: false, write: (low) => `Rs ${grouped(low)} p.m.` },
  { ...month, step: 500, isRange: true, write: (low, high) => `INR ${low}-${high} monthly` },
  { ...month, step: 1_000, isRange: false, write: (_, high) => `Up to ₹${grouped(high)}/month` },
  { ...month, step: 1_000, isRange: false, write: (low) => `₹${grouped(low)}+ per month` },
];

/** Texts that say nothing, or nothing about a year. */
const UNTOLD = [
  'Not disclosed',
  'Best in industry',
  'As per company norms',
  'Negotiable',
  'Depends on experience',
  'Competitive salary',
  'Fixed + incentives',
  '',
] as const;

export function writeSalary(
  chance: Chance,
  pay: { low: number; high: number; monthly: number; toldWith: number },
): SalaryWords {
  if (!chance.happens(pay.toldWith)) return asRead(chance.pick(UNTOLD));
  const spellings = chance.happens(pay.monthly) ? MONTHLY : YEARLY;
  // Ranges are by far the most common way to write pay.
  const spelling = chance.weighted(spellings, ({ isRange }) => (isRange ? 3 : 1));
  return spelt(spelling, pay.low, pay.high);
}

function spelt(spelling: Spelling, lowest: number, highest: number): SalaryWords {
  const { period, step } = spelling;
  const times = period === 'month' ? 12 : 1;
  const low = Math.max(step, Math.round(lowest / times / step) * step);
  const high = Math.max(low + step, Math.round(highest / times / step) * step);
  return asRead(spelling.write(low, high));
}

/** Pay by the hour or day does not determine a yearly amount. */
export function writeRate(unit: 'hour' | 'day', yearly: number): SalaryWords {
  const day = Math.max(400, Math.round(yearly / 300 / 50) * 50);
  const hour = Math.max(100, Math.round(yearly / 2_000 / 25) * 25);
  return asRead(unit === 'day' ? `₹${day} per day` : `Rs. ${hour}/hour`);
}

function asRead(salary: string): SalaryWords {
  const read = parseSalary(salary);
  return {
    salary,
    salary_min: read?.min ?? null,
    salary_max: read?.max ?? null,
    salary_period: salaryPeriod(salary),
  };
}
