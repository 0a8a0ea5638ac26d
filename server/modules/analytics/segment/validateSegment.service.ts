import { segmentIdsIn } from '#schema/analytics/segments.ts';
import { dimensionOf } from '../model/dimensions.ts';
import { isPersonal, MEASURE_KEYS, measureOf } from '../model/measures.ts';
import { subjectsWithDimension } from '../model/subjectDimensions.ts';
import { namesFor } from '../modelFor.service.ts';
import { dimensionsIn } from '../query/filter.ts';
import { listed, refusal } from '../query/refusal.ts';
import { checkPeriods, checkRange, havingOf, type Reader } from '../query/validateQuery.ts';
import { isDivided, type Segment, type ValidSegment } from './validSegment.ts';
import { reachesNoun, SEGMENT_SUBJECTS } from './segmentSubjects.service.ts';

/** Rejects a segment that cannot be evaluated with a message that says what would work. */
export function validateSegment(segment: Segment, reader: Reader, siteZone: string): ValidSegment {
  const { t, locale } = reader;
  const { id, name, noun, definition } = segment;
  const { filter = null, range = null, havingAny } = definition;
  const having = definition.having ?? [];
  if (!filter && having.length === 0) throw refusal(t, 'filter', 'segmentEmpty');
  if (segmentIdsIn(filter).length > 0) throw refusal(t, 'filter', 'segmentNested');
  const tested = filter ? dimensionsIn(filter, t) : [];
  const names = namesFor(locale);
  const subject = SEGMENT_SUBJECTS[noun];
  for (const key of tested) {
    const applicable = subjectsWithDimension(key);
    if (!applicable.includes(subject))
      throw refusal(t, 'filter', 'reach', {
        dimension: names.dimension(key).name,
        measure: names.subject(subject),
        subjects: listed(applicable.map(names.subject)),
      });
  }
  const conditions = havingOf(having, MEASURE_KEYS, t);
  for (const { measure } of conditions)
    if (!reachesNoun(measure, noun) || isPersonal(measureOf(measure)))
      throw refusal(t, 'having', 'segmentMeasure', {
        measure: names.measure(measure).name,
        subject: names.subject(subject),
      });
  checkRange(range, t);
  const measures = conditions.map(({ measure }) => measure);
  checkPeriods(measures, { range, compare: null }, reader);
  const valid = {
    id,
    name,
    noun,
    filter,
    tested,
    having: conditions,
    havingAny: havingAny ?? false,
    range: conditions.length > 0 ? range : null,
    timeZone: siteZone,
    isPersonal: tested.some((key) => dimensionOf(key).isPersonal),
  };
  if (valid.isPersonal && !isDivided(valid)) throw refusal(t, 'filter', 'segmentMixed');
  return valid;
}
