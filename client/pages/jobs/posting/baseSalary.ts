interface Pay {
  salaryMin: number | null;
  salaryMax: number | null;
  salaryPeriod: string | null;
}

/** The factors from which the yearly figures were computed. Hourly and daily pay is not certain. */
const A_YEAR: Readonly<Record<string, number>> = { YEAR: 1, MONTH: 12, WEEK: 52 };

/** The pay as the employer wrote it, for its own period: both bounds, one, or a single amount. */
export function baseSalary({ salaryMin, salaryMax, salaryPeriod }: Pay) {
  const times = A_YEAR[salaryPeriod ?? ''];
  if (!times || (salaryMin === null && salaryMax === null)) return {};
  const [min, max] = [salaryMin, salaryMax].map((yearly) => yearly && yearly / times);
  if ([min, max].some((amount) => amount != null && !Number.isInteger(amount))) return {};
  const amounts =
    min === max
      ? { value: min }
      : { ...(min != null && { minValue: min }), ...(max != null && { maxValue: max }) };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', ...amounts, unitText: salaryPeriod },
    },
  };
}
