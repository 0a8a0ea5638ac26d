import type { AnalyticsFilter } from '#schema/analytics/query.ts';
import { dimensionsIn, type Question } from './question.ts';
import type { Model } from './model.ts';
import { changeQuery } from './steps.ts';

/** An old link may name fields the model no longer has: they are dropped and reported. */
export function repairQuestion(
  model: Model,
  question: Question,
): { question: Question; lost: string[] } {
  const { query } = question;
  const isMeasure = (key: string) => model.measureOf(key) !== undefined;
  const isDimension = (key: string) => model.dimensionOf(key) !== undefined;
  const named = [...query.dimensions, ...dimensionsIn(query.filter)];
  const lost = [
    ...query.measures.filter((key) => !isMeasure(key)),
    ...new Set(named.filter((key) => !isDimension(key))),
  ];
  if (lost.length === 0) return { question, lost };
  const repaired = changeQuery({
    measures: query.measures.filter(isMeasure),
    dimensions: query.dimensions.filter(isDimension),
    filter: query.filter && known(query.filter, isDimension),
  })(question);
  return { question: repaired, lost };
}

function known(
  filter: AnalyticsFilter,
  isDimension: (key: string) => boolean,
): AnalyticsFilter | undefined {
  const within = (parts: readonly AnalyticsFilter[]) =>
    parts.flatMap((part) => known(part, isDimension) ?? []);
  const { and, or, not } = filter;
  if (and ?? or) {
    const parts = within(and ?? or ?? []);
    return parts.length === 0 ? undefined : and ? { and: parts } : { or: parts };
  }
  if (not) {
    const inner = known(not, isDimension);
    return inner && { not: inner };
  }
  // For a deleted segment, the server's error is shown.
  return filter.segment || isDimension(filter.dimension ?? '') ? filter : undefined;
}
