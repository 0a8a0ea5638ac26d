/** The two ways to be taxed; everyone may choose. */
export const TAX_REGIMES = ['new', 'old'] as const;
export type TaxRegime = (typeof TAX_REGIMES)[number];

interface RegimeRules {
  /** The rate for the part of a year's taxable income above an amount in rupees. */
  readonly slabs: readonly (readonly [above: number, percent: number])[];
  /** Deducted from every salary. */
  readonly standardDeduction: number;
  /** No tax up to this taxable income. */
  readonly untaxedUpTo: number;
  /** Whether just above that limit, the tax is at most the amount that exceeds it. */
  readonly hasRebateRelief: boolean;
  /** The most of the employee's own provident fund that can be deducted from the taxable income. */
  readonly providentFundDeducted: number;
  /** The surcharge above a taxable income, in percent of the tax. */
  readonly surcharges: readonly (readonly [above: number, percent: number])[];
}

export interface TaxYear {
  /** The first year of April to March. */
  readonly from: number;
  readonly cessPercent: number;
  readonly providentFund: { readonly percent: number; readonly monthlyCeiling: number };
  readonly regimes: Readonly<Record<TaxRegime, RegimeRules>>;
}

/**
 * The rules for salaries of residents below 60, for April 2026 to March 2027. The Finance Act 2026 kept the slabs and
 * the rebate of the year before (Income-tax Act 2025, sections 156 and 202); the provident fund's ceiling of ₹15,000 a
 * month was notified again on 29 May 2026. Change this table, the year and the cases in tests/schema/pay every April.
 */
export const TAX_YEAR: TaxYear = {
  from: 2026,
  cessPercent: 4,
  providentFund: { percent: 12, monthlyCeiling: 15_000 },
  regimes: {
    new: {
      slabs: [
        [400_000, 5],
        [800_000, 10],
        [1_200_000, 15],
        [1_600_000, 20],
        [2_000_000, 25],
        [2_400_000, 30],
      ],
      standardDeduction: 75_000,
      untaxedUpTo: 1_200_000,
      hasRebateRelief: true,
      providentFundDeducted: 0,
      surcharges: [
        [5_000_000, 10],
        [10_000_000, 15],
        [20_000_000, 25],
      ],
    },
    old: {
      slabs: [
        [250_000, 5],
        [500_000, 20],
        [1_000_000, 30],
      ],
      standardDeduction: 50_000,
      untaxedUpTo: 500_000,
      hasRebateRelief: false,
      providentFundDeducted: 150_000,
      surcharges: [
        [5_000_000, 10],
        [10_000_000, 15],
        [20_000_000, 25],
        [50_000_000, 37],
      ],
    },
  },
};
