import { PROVIDENT_FUNDS, YEARLY_PAY_MAX, type ProvidentFund } from '#schema/pay/takeHome.ts';
import { parseAmount } from '#schema/salary/parseAmount.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';

export interface TakeHomeState {
  typed: string;
  /** Rupees a year; null if the text is not certain. */
  yearly: number | null;
  providentFund: ProvidentFund;
  isCostToCompany: boolean;
}

const EXAMPLE = '600000';

export function readTakeHome(query: URLSearchParams): TakeHomeState {
  const typed = (query.get('pay') ?? EXAMPLE).slice(0, LENGTHS.option);
  return {
    typed,
    yearly: readYearly(typed),
    providentFund: PROVIDENT_FUNDS.find((fund) => fund === query.get('fund')) ?? 'ceiling',
    isCostToCompany: query.get('ctc') === 'yes',
  };
}

export function takeHomePath({ typed, providentFund, isCostToCompany }: TakeHomeState): string {
  const query = new URLSearchParams({
    pay: typed,
    ...(providentFund !== 'ceiling' && { fund: providentFund }),
    ...(isCostToCompany && { ctc: 'yes' }),
  });
  return `/take-home-pay?${query}`;
}

/** A plain number is rupees a year; words such as "6 LPA" or "50,000 per month" are read as in a job. */
function readYearly(typed: string): number | null {
  const plain = /^[₹\s]*(\d[\d,\s]*)$/.exec(typed)?.[1]?.replaceAll(/[,\s]/g, '');
  const salary = plain ? null : parseAmount(typed);
  const yearly = plain ? Number(plain) : (salary?.min ?? salary?.max ?? null);
  return yearly !== null && yearly > 0 && yearly <= YEARLY_PAY_MAX ? yearly : null;
}
