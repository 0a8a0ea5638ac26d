import { afterAll, expect, test } from 'vitest';
import { theMarket } from './seededMarket.ts';

interface Pay {
  salary: string;
  salary_min: number | null;
  salary_max: number | null;
  salary_period: string | null;
}
type ReadPay = [min: number | null, max: number | null, period: string | null];

const number = (text: string | undefined) => Number(text?.replaceAll(',', ''));
const lakh = (text: string | undefined) => Math.round(number(text) * 100_000);
const monthly = (text: string | undefined) => number(text) * 12;
const NOTHING: ReadPay = [null, null, null];

/** The expected values of every salary text in the demo data. */
const SPELLINGS: [string, RegExp, (low?: string, high?: string) => ReadPay][] = [
  ['5 - 10 LPA', /^([\d.]+) ?- ?([\d.]+) LPA$/, (a, b) => [lakh(a), lakh(b), 'year']],
  ['₹5 – ₹10 LPA', /^₹([\d.]+) – ₹([\d.]+) LPA$/, (a, b) => [lakh(a), lakh(b), 'year']],
  ['3.5 to 4.5 lakh per annum', /^([\d.]+) to ([\d.]+) lakh per annum$/, (a, b) => [lakh(a), lakh(b), 'year']],
  ['Rs 3 lacs - 4 lacs P.A.', /^Rs ([\d.]+) lacs - ([\d.]+) lacs P\.A\.$/, (a, b) => [lakh(a), lakh(b), 'year']],
  ['₹4,00,000 – ₹6,00,000 a year', /^₹([\d,]+) – ₹([\d,]+) a year$/, (a, b) => [number(a), number(b), 'year']],
  ['Rs. 4,00,000 - 6,00,000 per annum', /^Rs\. ([\d,]+) - ([\d,]+) per annum$/, (a, b) => [number(a), number(b), 'year']],
  ['INR 4,00,000 to 6,00,000 p.a.', /^INR ([\d,]+) to ([\d,]+) p\.a\.$/, (a, b) => [number(a), number(b), 'year']],
  ['3.6 LPA', /^([\d.]+) LPA$/, (a) => [lakh(a), lakh(a), 'year']],
  ['₹4,50,000 per year', /^₹([\d,]+) per year$/, (a) => [number(a), number(a), 'year']],
  ['12+ LPA', /^([\d.]+)\+ LPA$/, (a) => [lakh(a), null, 'year']],
  ['Up to 6 Lacs', /^Up to ([\d.]+) Lacs$/, (a) => [null, lakh(a), 'year']],
  ['Upto 6 LPA', /^Upto ([\d.]+) LPA$/, (a) => [null, lakh(a), 'year']],
  ['₹25,000/month', /^₹([\d,]+)\/month$/, (a) => [monthly(a), monthly(a), 'month']],
  ['Rs 22,000 p.m.', /^Rs ([\d,]+) p\.m\.$/, (a) => [monthly(a), monthly(a), 'month']],
  ['Rs. 18000 - 22000 per month', /^Rs\. (\d+) - (\d+) per month$/, (a, b) => [monthly(a), monthly(b), 'month']],
  ['25k-30k pm', /^(\d+)k-(\d+)k pm$/, (a, b) => [monthly(a) * 1e3, monthly(b) * 1e3, 'month']],
  ['₹18,000 – ₹24,000 a month', /^₹([\d,]+) – ₹([\d,]+) a month$/, (a, b) => [monthly(a), monthly(b), 'month']],
  ['15000 to 18000 per month', /^(\d+) to (\d+) per month$/, (a, b) => [monthly(a), monthly(b), 'month']],
  ['₹20K - ₹25K per month', /^₹(\d+)K - ₹(\d+)K per month$/, (a, b) => [monthly(a) * 1e3, monthly(b) * 1e3, 'month']],
  ['INR 16000-19000 monthly', /^INR (\d+)-(\d+) monthly$/, (a, b) => [monthly(a), monthly(b), 'month']],
  ['Up to ₹30,000/month', /^Up to ₹([\d,]+)\/month$/, (a) => [null, monthly(a), 'month']],
  ['₹15,000+ per month', /^₹([\d,]+)\+ per month$/, (a) => [monthly(a), null, 'month']],
  ['₹700 per day', /^₹\d+ per day$/, () => [null, null, 'day']],
  ['Rs. 200/hour', /^Rs\. \d+\/hour$/, () => [null, null, 'hour']],
  ['Not disclosed', /^[A-Z][a-z ]+(?: \+ incentives)?$/, () => NOTHING],
  ['nothing at all', /^$/, () => NOTHING],
]; // oxfmt-ignore

const market = await theMarket();
const pays = await market.rows<Pay>(
  'select salary, salary_min, salary_max, salary_period from jobs',
);
afterAll(() => market.close());

test.each(SPELLINGS)('"%s" is stored as it reads', (_, words, read) => {
  const written = pays.filter(({ salary }) => words.test(salary));
  expect(written.length).toBeGreaterThan(0);
  for (const { salary, salary_min, salary_max, salary_period } of written) {
    const [, low, high] = words.exec(salary) ?? [];
    expect([salary, salary_min, salary_max, salary_period]).toEqual([salary, ...read(low, high)]);
  }
});

test('every salary text of the demo data has a known spelling', () => {
  const strange = pays.filter(({ salary }) => !SPELLINGS.some(([, words]) => words.test(salary)));
  expect(strange).toEqual([]);
});

test('pay is plausible: no telephone operator earns like a director', async () => {
  const odd = await market.rows(
    `select title, salary from jobs where
       (title in ('Telecaller', 'Delivery Executive', 'Office Boy', 'Steward', 'Picker and Packer') and salary_max > 500000)
       or salary_max > 15000000 or (type not in ('intern', 'part_time') and salary_max < 100000)`,
  );
  expect(odd).toEqual([]);
});
