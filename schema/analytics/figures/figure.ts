import type { AnalyticsQuery } from '#schema/analytics/query.ts';

export type FigureUnit = 'count' | 'percent' | 'minutes' | 'days' | 'ratio';

/**
 * What a change is about: new entries in the period, the period itself, or today, each compared with an equally long
 * time right before.
 */
export type Compared = 'new' | 'before' | 'yesterday' | 'rate';

/** The length in days of 24 hours. */
type Question = (days: number) => AnalyticsQuery;

/** A figure is the result of an analytics query; it has no other definition. */
export interface Figure {
  unit: FigureUnit;
  question: Question;
  /** The query for the change shown next to it; a rate has none. */
  changes: Question | null;
  compares: Compared;
}

/** Compared with the preceding period of equal length (product decision 35). */
const COMPARE = { compare: 'previous_period' } as const;

const overDays =
  (measure: string): Question =>
  (last) => ({ measures: [measure], range: { last, unit: 'day', rolling: true } });

const compared =
  (measure: string): Question =>
  (days) => ({ ...overDays(measure)(days), ...COMPARE });

/** The current total. Its change counts what was added in the period, which may be a different measure. */
export function total(measure: string, coming = measure): Figure {
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

/** Since midnight in the site's time zone, compared with yesterday at the same hour. */
export function today(measure: string): Figure {
  const question = () => ({
    measures: [measure],
    range: { last: 1, unit: 'day' as const },
    ...COMPARE,
  });
  return { unit: 'count', question, changes: question, compares: 'yesterday' };
}

/** How many more, or fewer, came in than in the period before. */
export function growth(measure: string): Figure {
  return { unit: 'percent', question: overDays(measure), changes: null, compares: 'rate' };
}
