import { expect, test } from 'vitest';
import { incomeTax, takeHome, type Earnings } from '#schema/pay/takeHome.ts';
import { TAX_REGIMES, TAX_YEAR } from '#schema/pay/taxYear.ts';

// Worked out by hand from the Finance Act; the last column is tax, surcharge and cess in rupees.
const NEW = [
  [0, 0],
  [400_000, 0],
  [800_000, 0],
  // The rebate ends here: 60,000 by slabs, all of it given back.
  [1_200_000, 0],
  // By slabs 60,001.50, but never more than the 10 rupees above.
  [1_200_010, 10],
  // By slabs 61,500, but never more than the 10,000 above; cess comes on top.
  [1_210_000, 10_400],
  // By slabs 71,250; 75,000 above.
  [1_275_000, 74_100],
  // By slabs 75,000; 100,000 above.
  [1_300_000, 78_000],
  [1_600_000, 124_800],
  [2_000_000, 208_000],
  [2_400_000, 312_000],
  [3_000_000, 499_200],
  [5_000_000, 1_123_200],
  // Relief: 10,80,000 and the 10,000 above instead of 11,91,300.
  [5_010_000, 1_133_600],
  [6_000_000, 1_578_720],
  [10_000_000, 2_951_520],
  // Relief: 28,38,000 and the 10,000 above instead of 29,70,450.
  [10_010_000, 2_961_920],
  [20_000_000, 6_673_680],
  [30_000_000, 11_154_000],
  [60_000_000, 22_854_000],
] as const;

const OLD = [
  [250_000, 0],
  // 12,500 by slabs, all of it given back; with 10 rupees more, no rebate is left.
  [500_000, 0],
  [500_010, 13_002],
  [1_000_000, 117_000],
  [1_200_000, 179_400],
  [5_000_000, 1_365_000],
  [60_000_000, 25_379_250],
] as const;

test.each(NEW)('new regime: a taxable %i is taxed with %i', (taxable, tax) => {
  expect(incomeTax(taxable, 'new')).toBe(tax);
});

test.each(OLD)('old regime: a taxable %i is taxed with %i', (taxable, tax) => {
  expect(incomeTax(taxable, 'old')).toBe(tax);
});

const left = (yearly: number, details: Partial<Earnings> = {}) =>
  takeHome({ yearly, regime: 'new', providentFund: 'ceiling', ...details });

test('take-home pay is what is left each month after tax and provident fund', () => {
  expect(left(120_000)).toMatchObject({ providentFund: 7_200, tax: 0, monthly: 9_400 });
  expect(left(600_000)).toEqual({
    gross: 600_000,
    providentFund: 21_600,
    taxable: 525_000,
    tax: 0,
    yearly: 578_400,
    monthly: 48_200,
  });
  expect(left(600_000, { providentFund: 'none' })).toMatchObject({ monthly: 50_000 });
  expect(left(1_275_000)).toMatchObject({ taxable: 1_200_000, tax: 0, monthly: 104_450 });
  expect(left(1_500_000, { providentFund: 'full' })).toMatchObject({
    providentFund: 90_000,
    tax: 97_500,
    monthly: 109_375,
  });
});

test('the old regime deducts the employee’s provident fund before tax, up to a limit', () => {
  expect(left(600_000, { regime: 'old' })).toMatchObject({
    taxable: 528_400,
    tax: 18_907,
    monthly: 46_624,
  });
  expect(left(1_500_000, { regime: 'old', providentFund: 'full' })).toMatchObject({
    taxable: 1_360_000,
    tax: 229_320,
    monthly: 98_390,
  });
  expect(left(6_000_000, { regime: 'old', providentFund: 'full' }).taxable).toBe(5_800_000);
});

test('a cost to company includes the employer’s part of the provident fund', () => {
  expect(left(1_200_000, { isCostToCompany: true })).toMatchObject({
    gross: 1_178_400,
    tax: 0,
    monthly: 96_400,
  });
});

test('more pay never leaves less, except where the old rebate ends', () => {
  for (let yearly = 100_000; yearly < 30_000_000; yearly += 25_000) {
    // Cess on the relief takes up to four percent more than what is above a limit.
    expect(left(yearly + 25_000).yearly).toBeGreaterThan(left(yearly).yearly - 1_001);
  }
});

test('cess is charged on whatever tax is left after rebates and relief', () => {
  const withoutCess = { ...TAX_YEAR, cessPercent: 0 };
  const { regimes, cessPercent } = TAX_YEAR;
  for (const regime of TAX_REGIMES) {
    const { untaxedUpTo, surcharges } = regimes[regime];
    const limits = [untaxedUpTo, ...surcharges.map(([above]) => above)];
    for (const taxable of limits.flatMap((limit) => [
      limit + 100,
      limit + 10_000,
      limit + 900_000,
    ])) {
      const cess = incomeTax(taxable, regime) - incomeTax(taxable, regime, withoutCess);
      const expected = (incomeTax(taxable, regime, withoutCess) * cessPercent) / 100;
      expect(Math.abs(cess - expected)).toBeLessThanOrEqual(1);
    }
  }
});

test('the slabs and surcharges of the tax year are in ascending order', () => {
  for (const { slabs, surcharges } of Object.values(TAX_YEAR.regimes)) {
    for (const steps of [slabs, surcharges]) {
      expect(steps.toSorted(([a], [b]) => a - b)).toEqual(steps);
      expect(steps.map(([, percent]) => percent).toSorted((a, b) => a - b)).toEqual(
        steps.map(([, percent]) => percent),
      );
    }
  }
});
