import { DIMENSIONS_MAX, MEASURES_MAX, type AnalyticsQuery } from '#schema/analytics/query.ts';
import { json, statementFamily, type RowOf } from '#server/db/statement.ts';
import { translator } from '#server/lib/words.ts';
import { DIMENSION_KEYS, type DimensionKey } from '../model/dimensions.ts';
import { MEASURE_KEYS, measureOf } from '../model/measures.ts';
import { dimensionsOf } from '../model/subjectDimensions.ts';
import { validateSegment } from '../segment/validateSegment.service.ts';
import { statementOf, type BuiltStatement } from './statement.ts';
import { timesOf } from './times.ts';
import { validateQuery } from './validateQuery.ts';

const RANGE = { last: 2, unit: 'month' } as const;

const reader = { t: translator('en', 'errors'), locale: 'en', timeZone: 'UTC' } as const;

const PERSON = '00000000-0000-7000-8000-000000000001';
const COMPANY = '00000000-0000-7000-8000-000000000002';

const SEGMENTS = new Map(
  [
    {
      id: PERSON,
      name: 'Never applied',
      noun: 'person' as const,
      definition: { filter: { dimension: 'has_applied', is: ['no'] } },
    },
    {
      id: COMPANY,
      name: 'Busy',
      noun: 'company' as const,
      definition: {
        filter: { dimension: 'company_state', is: ['Kerala'] },
        having: [{ measure: 'applications', test: 'at_least' as const, value: 10 }],
        range: RANGE,
      },
    },
  ].map((segment) => [segment.id, validateSegment(segment, reader, 'UTC')]),
);

function example(query: AnalyticsQuery): BuiltStatement {
  const now = new Date(0);
  const asked = { range: RANGE, totals: true, ...query };
  const validQuery = validateQuery(asked, reader, 'UTC', SEGMENTS);
  const times = timesOf(validQuery, now, null, reader.t);
  return statementOf({ validQuery, times, now, reading: reader, most: 1 });
}

const inParts = <T>(list: readonly T[], size: number): T[][] =>
  list.length === 0 ? [] : [list.slice(0, size), ...inParts(list.slice(size), size)];

const measureReaching = (key: DimensionKey) =>
  MEASURE_KEYS.find((measure) => dimensionsOf(measureOf(measure)).includes(key))!;

/** Together, these questions have every measure, every dimension, and the ways to filter, sort and compare. */
const EXAMPLES: AnalyticsQuery[] = [
  ...inParts(MEASURE_KEYS, MEASURES_MAX).map((measures) => ({
    measures,
    compare: 'previous_period' as const,
  })),
  ...[...Map.groupBy(DIMENSION_KEYS, measureReaching)].flatMap(([measure, keys]) =>
    inParts(keys, DIMENSIONS_MAX).map((dimensions) => ({ measures: [measure], dimensions })),
  ),
  {
    measures: ['applications', 'applicants'],
    dimensions: ['company', 'category', 'time'],
    filter: {
      and: [
        { dimension: 'company', is: ['Acme'] },
        { not: { dimension: 'job', contains: 'cook' } },
        {
          or: [
            { dimension: 'seeker_gender', empty: true },
            { dimension: 'remote', is: ['yes'] },
          ],
        },
      ],
    },
    order: [{ dimension: 'company' }, { measure: 'applicants', descending: true }],
    compare: 'year_before',
  },
  {
    measures: ['applications', 'seen_rate'],
    dimensions: ['company', 'time'],
    having: [
      { measure: 'applications', test: 'at_least', value: 10 },
      { measure: 'seen_rate', test: 'less_than', value: 50 },
      { calculation: 1, test: 'more_than', value: 2 },
    ],
    calculations: [{ kind: 'formula', formula: 'applications / jobs', name: 'Per job' }],
  },
  {
    measures: ['applications'],
    dimensions: ['category'],
    filter: { segment: PERSON },
  },
  { measures: ['views'], dimensions: ['job'], filter: { not: { segment: COMPANY } } },
  { measures: ['views'], dimensions: ['source'], totals: false, limit: 1 },
];

/**
 * The answer to a question, with a separate statement for each. The last row holds the totals. In `values`, those of
 * the comparison period follow those of the period itself, and then the part and the whole of each share.
 */
export const ANSWER = statementFamily('analytics-answer', {
  text: ({ sql }: Pick<BuiltStatement, 'sql'>) => sql,
  examples: EXAMPLES.map(example),
  ...json<{
    values: (number | null)[];
    keys: (string | null)[] | null;
    labels: (string | null)[] | null;
  }>(),
});

export type AnswerRow = Omit<RowOf<ReturnType<typeof ANSWER>>, 'place'>;
