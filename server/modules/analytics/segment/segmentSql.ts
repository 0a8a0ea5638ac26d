import type { AnalyticsFilter } from '#schema/analytics/query.ts';
import { dimensionOf } from '../model/dimensions.ts';
import { joinsFor } from '../model/subjectDimensions.ts';
import { subjectOf, type SubjectKey } from '../model/subjects.ts';
import { columnsOf, type Column, type Formula } from '../query/columns.ts';
import { conditionOf } from '../query/condition.ts';
import { dimensionsOfFilter } from '../query/filter.ts';
import { fillerFor, filterSqlFor, fromSql, scanSql, type ScanContext } from '../query/scan.ts';
import { SIGNS } from '../query/sortOrder.ts';
import { timesOf } from '../query/times.ts';
import type { ValidQuery } from '../query/validateQuery.ts';
import type { Values } from '../query/values.ts';
import { SEGMENT_SUBJECTS } from './segmentSubjects.service.ts';
import { segmentName } from './segmentTests.ts';
import type { ValidSegment } from './validSegment.ts';

/**
 * The CTEs of the segments of a question: the ids of their things as of now. Deleted ones are among them, because the
 * subject of the question says whether it counts those.
 */
export function segmentCtes(scanContext: ScanContext): string[] {
  return scanContext.validQuery.segments.flatMap((segment, at) =>
    ctesOf(segmentName(at), segment, scanContext),
  );
}

function ctesOf(name: string, segment: ValidSegment, scanContext: ScanContext): string[] {
  const { validQuery, values, now } = scanContext;
  const counting = countingQuery(segment);
  const reading = { ...scanContext.reading, timeZone: segment.timeZone };
  const subject = subjectOf(SEGMENT_SUBJECTS[segment.noun]);
  const fill = fillerFor(subject, { asOf: null }, { validQuery: counting, values, now });
  const sqlOf = filterSqlFor(subject, fill, new Map());
  const id = subject[segment.noun]!;
  const { columns, scans } = countsOf(name, segment, {
    ...scanContext,
    validQuery: counting,
    reading,
  });
  const tests = [
    ...(segment.filter ? [conditionOf(segment.filter, values, sqlOf, reading)] : []),
    ...countTests(segment, columns, values),
  ];
  // In a question about people, rows are also grouped by the attributes that the segment tests, because each value is a
  // group of people.
  const joined = validQuery.isPersonal;
  const elements = joined ? segment.tested.map((key) => sqlOf.dimension(key)) : [];
  const picked = joined
    ? [
        `${id} as id`,
        `(${tests.join(' and ')}) is true as is_in`,
        `${nearSql(segment, (part) => conditionOf(part, values, sqlOf, reading))} as is_near`,
        ...elements.map((sql, at) => `(${sql})::text as a${at + 1}`),
      ]
    : [`${id} as id`];
  const tables = [
    subject.from,
    ...joinsFor(subject, [...tests, ...elements]),
    ...scans.map((scan) => `left join ${scan.name} on ${scan.name}.g1 = ${id}`),
  ];
  const sql = `select ${picked.join(', ')} ${fromSql(tables, joined ? [] : tests)}`;
  return [...scans.map((scan) => `${scan.name} as (\n  ${scan.sql})`), `${name} as (\n  ${sql})`];
}

/** The conditions of a segment without those about personal attributes. */
function nearSql({ filter }: ValidSegment, sqlOf: (part: AnalyticsFilter) => string): string {
  const parts = (filter?.and ?? (filter ? [filter] : [])).filter(
    (part) => !dimensionsOfFilter(part).some((key) => dimensionOf(key).isPersonal),
  );
  return parts.length > 0 ? `(${parts.map(sqlOf).join(' and ')}) is true` : 'true';
}

/** A question for the measures in the segment's conditions on counts. */
const countingQuery = ({ having, havingAny, range, timeZone }: ValidSegment): ValidQuery => ({
  measures: [...new Set(having.map(({ measure }) => measure))],
  steps: [],
  dimensions: [],
  subjects: [],
  filter: null,
  segments: [],
  having,
  havingAny,
  range,
  timeZone,
  grain: null,
  compare: null,
  order: [],
  limit: null,
  totals: false,
  pivot: null,
  calculations: [],
  isPersonal: false,
});

/** One pass over each subject and period, by the things of the segment. */
function countsOf(name: string, { noun }: ValidSegment, scanContext: ScanContext) {
  const { validQuery, now, reading } = scanContext;
  const columns = columnsOf(validQuery);
  const times = timesOf(validQuery, now, null, reading.t);
  const passes = Map.groupBy(columns.all, ({ part, back }) => JSON.stringify([part.subject, back]));
  const scans = [...passes.values()].map((own: Column[], at) => {
    const subject: SubjectKey = own[0]!.part.subject;
    const span = times.span(own[0]!.back);
    const scan = { subject, span, columns: own, level: 'whole' as const, by: noun };
    return scanSql(`${name}_${at + 1}`, scan, scanContext);
  });
  return { columns, scans };
}

/** A thing without counted rows has a count of zero. Any other missing value meets no condition. */
function countTests(
  { having, havingAny }: ValidSegment,
  { all, current }: Pick<ReturnType<typeof columnsOf>, 'all' | 'current'>,
  values: Values,
): string[] {
  if (having.length === 0) return [];
  const kinds = new Map(all.map(({ name, part }) => [name, part.kind]));
  const valueSql = ({ text }: Formula) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      kinds.get(name) === 'percentile' ? name : `coalesce(${name}, 0)`,
    );
  const tests = having.map(({ measure, test, value }) => {
    const formula = current.find((found) => found.measure === measure)!;
    return `(${valueSql(formula)}) ${SIGNS[test]} ${values.add(value, 'float8')}`;
  });
  return [`coalesce(${tests.join(havingAny ? ' or ' : ' and ')}, false)`];
}
