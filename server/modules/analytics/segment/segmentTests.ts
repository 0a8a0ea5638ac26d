import type { Subject } from '../model/kinds.ts';
import { dimensionOf } from '../model/dimensions.ts';
import type { Key } from '../query/smallGroups.ts';
import type { ValidQuery } from '../query/validateQuery.ts';
import type { ValidSegment } from './validSegment.ts';

/** How a scan of one subject tests whether a row belongs to a segment. */
export interface SegmentTest {
  sql: string;
  /** A join that the test needs. It drops no row. */
  join: string | null;
  /** Its conditions that are not personal. They may narrow a scan, as in a filter. */
  narrowing: string | null;
  /** What it divides people by. */
  elements: Key[];
}

/** The CTE of a segment (segmentSql.ts). */
export const segmentName = (at: number) => `segment${at + 1}`;

/** By the ids of the segments of a question, in lower case. */
export function segmentTests(validQuery: ValidQuery, subject: Subject): Map<string, SegmentTest> {
  return new Map(
    validQuery.segments.map((segment, at) => [
      segment.id,
      testOf(validQuery, segment, subject, at),
    ]),
  );
}

function testOf(
  validQuery: ValidQuery,
  segment: ValidSegment,
  subject: Subject,
  at: number,
): SegmentTest {
  const name = segmentName(at);
  const key = subject[segment.noun]!;
  if (!validQuery.isPersonal)
    return {
      sql: `${key} in (select id from ${name})`,
      join: null,
      narrowing: null,
      elements: [],
    };
  return {
    sql: `${name}.is_in`,
    join: `left join ${name} on ${name}.id = ${key}`,
    narrowing: `${name}.is_near`,
    elements: segment.tested.map((dimension, place) => ({
      sql: `${name}.a${place + 1}`,
      isPersonal: dimensionOf(dimension).isPersonal ?? false,
    })),
  };
}
