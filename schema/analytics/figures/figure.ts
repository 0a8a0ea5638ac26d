import type { AnalyticsQuery } from '#schema/analytics/query.ts';

export type FigureUnit = 'count' | 'percent' | 'minutes' | 'days' | 'ratio';

/**
 * What a change compares. The first three compare the period with the one right before it, as that was at its end: for
 * `new`, the entries added in each; for `outcome`, those of these entries that have reached the outcome so far; for
 * `before`, the figure over each period. `stock` compares the present number with the one when the period began, and
 * `yesterday` compares today with yesterday. For `rate`, the figure is itself a change.
 */
export type FigureComparison = 'new' | 'outcome' | 'before' | 'stock' | 'yesterday' | 'rate';

/** The length in days of 24 hours. */
type Question = (days: number) => AnalyticsQuery;

/** A figure is the result of an analytics query; it has no other definition. */
export interface Figure {
  unit: FigureUnit;
  question: Question;
  /** The query for the change shown next to it; null for a rate and a stock. */
  changes: Question | null;
  /** What a link to the change opens: the figure and what it is compared with. */
  opens: Question;
  compares: FigureComparison;
  /** The two measures that a percentage is made of: while they are small, they say more than the percentage. */
  counts: Counts | null;
}

interface Counts {
  part: string;
  /** The measure of which the part is a share; null for growth. */
  whole: string | null;
}

/** Compared with the preceding period of equal length (product decision 35). */
const COMPARE = { compare: 'previous_period' } as const;

const overDays =
  (measure: string): Question =>
  (last) => ({ measures: [measure], range: { last, unit: 'day', rolling: true } });

const compared =
  (measure: string): Question =>
  (days) => ({ ...overDays(measure)(days), ...COMPARE });

/** The current total. Its change counts what was added in the period. */
export function total(measure: string): Figure {
  return { ...whole(measure), ...changing(measure), compares: 'new' };
}

/** All entries that have reached this outcome. Its change counts those among the entries of the period. */
export function outcome(measure: string): Figure {
  return { ...whole(measure), ...changing(measure), compares: 'outcome' };
}

/**
 * The present number. Its change compares it with the number when the period began, which `onDay` measures; without
 * one, no question shows both.
 */
export function stock(measure: string, onDay?: string): Figure {
  const now = whole(measure);
  const opens = onDay === undefined ? now.question : compared(onDay);
  return { ...now, changes: null, opens, compares: 'stock' };
}

const changing = (measure: string) => ({ changes: compared(measure), opens: compared(measure) });

const whole = (measure: string) => ({
  unit: 'count' as const,
  question: () => ({ measures: [measure] }),
  counts: null,
});

/** The figure over the period, compared with the same figure over the period before. */
export function within(
  measure: string,
  unit: FigureUnit = 'count',
  counts: Counts | null = null,
): Figure {
  const question = compared(measure);
  return { unit, question, changes: question, opens: question, compares: 'before', counts };
}

/** Since midnight in the site's time zone, compared with yesterday at the same hour. */
export function today(measure: string): Figure {
  const question = () => ({
    measures: [measure],
    range: { last: 1, unit: 'day' as const },
    ...COMPARE,
  });
  return {
    unit: 'count',
    question,
    changes: question,
    opens: question,
    compares: 'yesterday',
    counts: null,
  };
}

/** How many more, or fewer, of the measure `of` came in than in the period before. */
export function growth(measure: string, of: string): Figure {
  const counts = { part: of, whole: null };
  const question = overDays(measure);
  return { unit: 'percent', question, changes: null, opens: question, compares: 'rate', counts };
}

/** The question for the counts that a percentage is made of. */
export const countQuestions = ({ counts }: Figure, days: number): AnalyticsQuery[] =>
  counts ? [counts.part, counts.whole].flatMap((of) => (of ? [compared(of)(days)] : [])) : [];
