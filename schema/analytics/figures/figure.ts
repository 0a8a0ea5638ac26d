import type { AnalyticsQuery } from '#schema/analytics/query.ts';

export type FigureUnit = 'count' | 'percent' | 'minutes' | 'days' | 'ratio';

/** What a change compares: what has come in the period, the period itself, or today, each with as much time right before. */
export type Compared = 'new' | 'before' | 'yesterday' | 'rate';

/** Of how many days of 24 hours it tells. */
type Question = (days: number) => AnalyticsQuery;

/** A figure is the answer to a question put to the analytics: there is no other definition of it. */
export interface Figure {
  unit: FigureUnit;
  question: Question;
  /** The question whose change stands beside it; of a rate there is none, for it is one itself. */
  changes: Question | null;
  compares: Compared;
}

/** Decision 35: with the period of equal length right before. */
const COMPARE = { compare: 'previous_period' } as const;

const overDays =
  (measure: string): Question =>
  (last) => ({ measures: [measure], range: { last, unit: 'day', rolling: true } });

const compared =
  (measure: string): Question =>
  (days) => ({ ...overDays(measure)(days), ...COMPARE });

/** How many there are now; the change is that of what has come in the period, which may be something else to count. */
export function standing(measure: string, coming = measure): Figure {
  return {
    unit: 'count',
    question: () => ({ measures: [measure] }),
    changes: compared(coming),
    compares: 'new',
  };
}

/** Of the period. */
export function within(measure: string, unit: FigureUnit = 'count'): Figure {
  const question = compared(measure);
  return { unit, question, changes: question, compares: 'before' };
}

/** Since midnight by the site's clocks, against yesterday by this hour. */
export function today(measure: string): Figure {
  const question = () => ({
    measures: [measure],
    range: { last: 1, unit: 'day' as const },
    ...COMPARE,
  });
  return { unit: 'count', question, changes: question, compares: 'yesterday' };
}

/** How many more, or fewer, came in the period than in the one before. */
export function growth(measure: string): Figure {
  return { unit: 'percent', question: overDays(measure), changes: null, compares: 'rate' };
}
