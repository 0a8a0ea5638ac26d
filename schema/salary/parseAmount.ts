import { certainPay, isSamePay, joined, type Salary } from './certainPay.ts';
import { FOREIGN, plainSpelling, withoutCurrency } from './plainSpelling.ts';
import { statementsOf } from './salaryFigures.ts';
import { tokensOf } from './salaryTokens.ts';

/** "Per delivery", "per project". */
const PER_OTHER = /(?:\bper|\/)\s*(?!an|ye|yr|mo|mth|mnth|[am]\b|-)\p{L}/u;

/** "Saadhe 3 lakh" and "1 lakh bees hazar" are more than their figures. */
const MORE_IN_WORDS =
  /(?<!\p{L})(?:saa?r?d?h?e|sa[vw]a|pau?ne|साढ\u093c?े|सवा|पौने)\s*\d|(?:lakhs?|lacs?|crores?|लाख|करोड\u093c?)\s[\p{L}\p{M}]+\s(?:thousand|ha[zj]aa?r|हज\u093c?ार)/u;

/**
 * Reads a form field that holds only pay, such as "5 LPA" or "25k a month". The pay text of a job can say more:
 * `parseSalary` reads it, and is twice as large.
 */
export function parseAmount(text: string, assumed: Salary['period'] | null = null): Salary | null {
  const plain = plainSpelling(text);
  if ([FOREIGN, PER_OTHER, MORE_IN_WORDS].some((each) => each.test(plain))) return null;
  const tokens = tokensOf(withoutCurrency(plain));
  const statements = (tokens && statementsOf(tokens)) ?? [];
  const pays = joined(statements).map((statement) => certainPay(statement, assumed));
  const [first, ...others] = pays;
  return first && others.every((other) => other !== null && isSamePay(first, other)) ? first : null;
}
