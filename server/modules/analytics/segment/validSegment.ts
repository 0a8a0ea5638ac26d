import type {
  AnalyticsCondition,
  AnalyticsFilter,
  AnalyticsRange,
} from '#schema/analytics/query.ts';
import type { SegmentDefinition } from '#schema/analytics/segments.ts';
import type { SegmentNoun } from '#schema/options/segments.ts';
import { dimensionOf, type DimensionKey } from '../model/dimensions.ts';
import type { MeasureKey } from '../model/measures.ts';

/** A saved segment, as it is stored. */
export interface Segment {
  id: string;
  name: string;
  noun: SegmentNoun;
  definition: SegmentDefinition;
}

/** A validated segment. */
export interface ValidSegment extends Omit<Segment, 'definition'> {
  filter: AnalyticsFilter | null;
  /** The dimensions of its filter. */
  tested: DimensionKey[];
  having: (Pick<AnalyticsCondition, 'test' | 'value'> & { measure: MeasureKey })[];
  havingAny: boolean;
  range: AnalyticsRange | null;
  timeZone: string;
  /** Tests personal attributes, so a question that uses it is personal. */
  isPersonal: boolean;
}

/**
 * Whether the segment only tests attributes, whose values divide people into groups that can be counted. With moments
 * or counts, two segments could differ by one person.
 */
export const isDivided = ({ tested, having }: Pick<ValidSegment, 'tested' | 'having'>): boolean =>
  having.length === 0 && tested.every((key) => dimensionOf(key).kind !== 'time');
