import { PERIODS, type Period } from '../cohorts.ts';
import type { Dimension } from '../kinds.ts';

const numbersTo = (most: number) => Array.from({ length: most }, (_, at) => String(at + 1));

const since = (period: Period, name: string): Dimension => {
  const { alias, most } = PERIODS[period];
  return {
    name,
    description: `1 for the calendar ${period} after that of the first action, 2 for the one after it, up to ${most}. The last one of each cohort has not ended yet.`,
    source: 'the first act and the calendar, in the chosen time zone',
    kind: 'band',
    sql: `${alias}.n::text`,
    choices: {
      values: numbersTo(most),
      label: (number) => number,
      words: (number) => ['analyticsModel', `period.${period}`, { number }],
    },
  };
};

export const COHORT_DIMENSIONS = {
  months_since: since('month', 'Months since the start'),
  weeks_since: since('week', 'Weeks since the start'),
} as const satisfies Record<string, Dimension>;
