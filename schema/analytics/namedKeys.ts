import type { AnalyticsFilter } from './query.ts';

/** The dimensions whose keys are ids, or names in an address. */
const NAMED = new Set(['company', 'job', 'category', 'api_key']);

interface NamedKey {
  dimension: string;
  key: string;
}

/** The companies, jobs, categories and API keys in a filter. */
export function namedKeysIn(filter: AnalyticsFilter): NamedKey[] {
  const { and, or, not, dimension, is, isNot } = filter;
  const below = [...(and ?? []), ...(or ?? []), ...(not ? [not] : [])].flatMap(namedKeysIn);
  if (!dimension || !NAMED.has(dimension)) return below;
  return [...(is ?? []), ...(isNot ?? [])].map((key) => ({ dimension, key }));
}
