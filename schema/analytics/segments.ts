import * as z from 'zod/mini';
import {
  FILTER_DEPTH_MAX,
  type AnalyticsCondition,
  type AnalyticsFilter,
  type AnalyticsRange,
} from './query.ts';
import { filterSchema, havingSchema, rangeSchema } from './querySchema.ts';

/** The conditions of a segment, as they are stored. */
export interface SegmentDefinition {
  /** Conditions on the properties of a row. */
  filter?: AnalyticsFilter | null | undefined;
  /** Conditions on what is counted for a row, such as a job's applications. */
  having?: AnalyticsCondition[] | null | undefined;
  /** Whether one of the conditions in `having` is enough. */
  havingAny?: boolean | null | undefined;
  /** The period to count in; all time if omitted. */
  range?: AnalyticsRange | null | undefined;
}

export const segmentDefinitionSchema: z.ZodMiniType<SegmentDefinition> = z.strictObject({
  filter: z.optional(z.nullable(filterSchema)),
  having: z.optional(z.nullable(havingSchema)),
  havingAny: z.optional(z.nullable(z.boolean())),
  range: z.optional(z.nullable(rangeSchema)),
});

/** The segments that a filter names, each once. */
export function segmentIdsIn(filter: AnalyticsFilter | null | undefined, depth = 1): string[] {
  if (!filter || depth > FILTER_DEPTH_MAX) return [];
  const { and, or, not, segment } = filter;
  const inner = [...(and ?? []), ...(or ?? []), ...(not ? [not] : [])];
  const below = inner.flatMap((part) => segmentIdsIn(part, depth + 1));
  return [...new Set([...(segment ? [segment.toLowerCase()] : []), ...below])];
}
