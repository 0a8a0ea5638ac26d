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
 * Whether it divides people into groups by the values of attributes, each of which can be counted. Moments and counts
 * single people out: two segments could differ by one person.
 */
export const isDivided = ({ tested, having }: Pick<ValidSegment, 'tested' | 'having'>): boolean =>
  having.length === 0 && tested.every((key) => dimensionOf(key).kind !== 'time');
