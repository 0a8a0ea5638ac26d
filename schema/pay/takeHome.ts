import { TAX_YEAR, type TaxRegime, type TaxYear } from './taxYear.ts';

/** The employee's part of the provident fund: at the legal ceiling, on the whole basic pay, or none. */
export const PROVIDENT_FUNDS = ['ceiling', 'full', 'none'] as const;
export type ProvidentFund = (typeof PROVIDENT_FUNDS)[number];

/** Basic pay as a part of the whole: what the labour codes require at least, and what most employers pay. */
export const BASIC_PERCENT = 50;

/** More than any salary; the calculator refuses more. */
export const YEARLY_PAY_MAX = 1_000_000_000;

export interface Earnings {
  yearly: number;
  regime: TaxRegime;
  providentFund: ProvidentFund;
  /** The figure is what the job costs the employer, who pays a provident fund of the same amount from it. */
  isCostToCompany?: boolean;
}

export interface TakeHome {
  /** For a year, in whole rupees: the pay before deductions, the deductions, and the rest. */
  gross: number;
  providentFund: number;
  taxable: number;
  tax: number;
  yearly: number;
  monthly: number;
}

/**
 * pay.takeHome: what a yearly figure leaves, if there is no other income and no other deduction. Professional tax and
 * state insurance differ by state and by employer, so they are not included.
 */
export function takeHome(earnings: Earnings, year: TaxYear = TAX_YEAR): TakeHome {
  const { regime, isCostToCompany } = earnings;
  const rules = year.regimes[regime];
  const fund = providentFundOf(earnings, year);
  const gross = Math.round(earnings.yearly) - (isCostToCompany ? fund : 0);
  const deducted = rules.standardDeduction + Math.min(fund, rules.providentFundDeducted);
  const taxable = Math.max(0, gross - deducted);
  const tax = incomeTax(taxable, regime, year);
  const yearly = gross - fund - tax;
  return { gross, providentFund: fund, taxable, tax, yearly, monthly: Math.round(yearly / 12) };
}

/** pay.providentFund: 12 percent of the basic pay, of at most the ceiling. */
function providentFundOf({ yearly, providentFund }: Earnings, year: TaxYear): number {
  if (providentFund === 'none') return 0;
  const { percent, monthlyCeiling } = year.providentFund;
  const basic = (yearly * BASIC_PERCENT) / 100;
  const counted = providentFund === 'full' ? basic : Math.min(basic, monthlyCeiling * 12);
  return Math.round((counted * percent) / 100);
}

/** pay.incomeTax: slabs, rebate, surcharge and cess on a year's taxable income, in whole rupees. */
export function incomeTax(taxable: number, regime: TaxRegime, year: TaxYear = TAX_YEAR): number {
  const rules = year.regimes[regime];
  if (taxable <= rules.untaxedUpTo) return 0;
  const tax = withSurcharge(taxable, rules);
  const limit = rules.hasRebateRelief ? taxable - rules.untaxedUpTo : Infinity;
  return Math.round((Math.min(tax, limit) * (100 + year.cessPercent)) / 100);
}

type Rules = TaxYear['regimes'][TaxRegime];

function bySlabs(taxable: number, { slabs }: Rules): number {
  return slabs.reduce((sum, [above, percent], at) => {
    const part = Math.min(taxable, slabs[at + 1]?.[0] ?? Infinity) - above;
    return sum + (Math.max(0, part) * percent) / 100;
  }, 0);
}

/** Just above a limit, tax and surcharge rise by no more than the income does. */
function withSurcharge(taxable: number, rules: Rules): number {
  const passed = rules.surcharges.findLast(([above]) => taxable > above);
  const tax = bySlabs(taxable, rules);
  if (!passed) return tax;
  const [limit, percent] = passed;
  return Math.min((tax * (100 + percent)) / 100, withSurcharge(limit, rules) + taxable - limit);
}
