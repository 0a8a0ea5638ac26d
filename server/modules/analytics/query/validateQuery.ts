import {
  COMPARISONS,
  GRAINS,
  ROLLING_UNITS,
  type Comparison,
  type Grain,
} from '#schema/analytics/grains.ts';
import {
  CONDITION_TESTS,
  DIMENSIONS_MAX,
  HAVING_MAX,
  LAST_MAX,
  MEASURES_MAX,
  type AnalyticsCondition,
  type AnalyticsFilter,
  type AnalyticsQuery,
  type AnalyticsRange,
} from '#schema/analytics/query.ts';
import { segmentIdsIn } from '#schema/analytics/segments.ts';
import { SEGMENTS_ASKED_MAX } from '#schema/options/segments.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { Translator } from '#server/lib/words.ts';
import { DIMENSION_KEYS, DIMENSIONS, dimensionOf, type DimensionKey } from '../model/dimensions.ts';
import {
  isPersonal,
  isStock,
  MEASURES,
  measureOf,
  subjectsOf,
  type MeasureKey,
} from '../model/measures.ts';
import { subjectsWithDimension } from '../model/subjectDimensions.ts';
import { subjectOfStep } from '#server/modules/analytics/model/funnelSteps.ts';
import { isDivided, type ValidSegment } from '../segment/validSegment.ts';
import { reachesNoun } from '../segment/segmentSubjects.service.ts';
import type { SubjectKey } from '../model/subjects.ts';
import { namesFor } from '../modelFor.service.ts';
import { dimensionsIn } from './filter.ts';
import { listed, refusal } from './refusal.ts';
import { isTimeZone } from './timeZone.ts';
import {
  measuresOfFormulas,
  validateCalculations,
  type ValidCalculation,
} from './validateCalculations.ts';

export interface Sorting {
  measure?: MeasureKey;
  /** The number of a calculation, from 1. */
  calculation?: number;
  dimension?: DimensionKey;
  descending: boolean;
}

/** A condition on a measure, or on a calculation. */
export type ValidCondition = Pick<AnalyticsCondition, 'test' | 'value'> &
  Pick<Sorting, 'measure' | 'calculation'>;

/** A validated question. */
export interface ValidQuery {
  measures: MeasureKey[];
  /** The measures, if they are the steps of a funnel; otherwise empty. */
  steps: MeasureKey[];
  dimensions: DimensionKey[];
  subjects: SubjectKey[];
  filter: AnalyticsFilter | null;
  /** The segments of the filter. */
  segments: ValidSegment[];
  having: ValidCondition[];
  havingAny: boolean;
  calculations: ValidCalculation[];
  range: AnalyticsRange | null;
  timeZone: string;
  grain: Grain | null;
  compare: Comparison | null;
  order: Sorting[];
  limit: number | null;
  totals: boolean;
  pivot: DimensionKey | null;
  /** Involves personal data, so small groups are hidden. */
  isPersonal: boolean;
}

export interface Reader {
  t: Translator;
  locale: Locale;
}

/** Rejects an invalid question with a message that says what would work. */
export function validateQuery(
  query: AnalyticsQuery,
  reader: Reader,
  siteZone: string,
  saved: ReadonlyMap<string, ValidSegment> = new Map(),
): ValidQuery {
  const { t } = reader;
  const { filter = null, range = null, compare = null, limit = null } = query;
  const measures = chosen(query.measures, MEASURES, 'measures', MEASURES_MAX, t);
  if (measures.length === 0) throw refusal(t, 'measures', 'noMeasure');
  const steps = query.funnel ? measures : [];
  checkSteps(steps, reader);
  const dimensions = chosen(query.dimensions ?? [], DIMENSIONS, 'dimensions', DIMENSIONS_MAX, t);
  const tested = filter ? dimensionsIn(filter, t) : [];
  known(query.grain, GRAINS, 'grain', t);
  known(compare, COMPARISONS, 'compare', t);
  known(range?.unit, GRAINS, 'range', t);
  const timeZone = query.timeZone ?? siteZone;
  if (!isTimeZone(timeZone)) throw refusal(t, 'timeZone', 'timeZone', { zone: timeZone });
  const calculations = validateCalculations(
    query.calculations ?? [],
    { measures, dimensions, hasConditions: (query.having?.length ?? 0) > 0 },
    { t, nameOf: (key) => namesFor(reader.locale).measure(key).name },
  );
  const counted = [...new Set([...measures, ...measuresOfFormulas(calculations)])];
  checkReach(measures, dimensions, 'dimensions', reader);
  checkReach(counted, dimensions, 'calculations', reader);
  checkReach(counted, tested, 'filter', reader);
  checkStocks(counted, tested, reader);
  const segments = segmentIdsIn(filter).map((id) => {
    const segment = saved.get(id);
    if (!segment) throw refusal(t, 'filter', 'segmentMissing');
    return segment;
  });
  checkSegments(counted, segments, reader);
  checkRange(range, t);
  checkPeriods(counted, { range, compare }, reader);
  if (limit !== null && (!Number.isInteger(limit) || limit < 1)) throw refusal(t, 'limit', 'limit');
  known(query.pivot, DIMENSION_KEYS, 'pivot', t);
  const pivot = (query.pivot ?? null) as DimensionKey | null;
  if (pivot && !dimensions.includes(pivot)) {
    throw refusal(t, 'pivot', 'pivot', { name: namesFor(reader.locale).dimension(pivot).name });
  }
  const isPersonalQuestion =
    counted.some((key) => isPersonal(measureOf(key))) ||
    [...dimensions, ...tested].some((key) => dimensionOf(key).isPersonal) ||
    segments.some((segment) => segment.isPersonal);
  const single = isPersonalQuestion && segments.find((one) => !isDivided(one));
  if (single) throw refusal(t, 'filter', 'segmentPersonal', { segment: single.name });
  const having = conditions(
    query.having ?? [],
    { measures, dimensions, calculations, isPersonalQuestion },
    t,
  );
  return {
    measures,
    steps,
    dimensions,
    subjects: [...new Set(counted.flatMap((key) => subjectsOf(measureOf(key))))],
    filter,
    segments,
    having,
    havingAny: query.havingAny ?? false,
    calculations,
    range,
    timeZone,
    grain: query.grain ?? null,
    compare,
    order: sortings(query, measures, dimensions, calculations, reader),
    limit,
    totals: query.totals ?? false,
    pivot,
    isPersonal: isPersonalQuestion,
  };
}

function chosen<Key extends string>(
  keys: readonly string[],
  known: Readonly<Record<Key, unknown>>,
  field: 'measures' | 'dimensions',
  most: number,
  t: Translator,
): Key[] {
  const unknown = keys.find((key) => !Object.hasOwn(known, key));
  if (unknown !== undefined) throw refusal(t, field, 'unknown', { key: unknown });
  if (new Set(keys).size < keys.length) throw refusal(t, field, 'twice');
  if (keys.length > most) throw refusal(t, field, 'tooMany', { most });
  return keys as Key[];
}

/** GraphQL and the forms already enforce this, but a saved question can be older than the model. */
function known(
  key: string | null | undefined,
  keys: readonly string[],
  field: string,
  t: Translator,
) {
  if (key != null && !keys.includes(key)) throw refusal(t, field, 'unknown', { key });
}

/** Checks that all steps of a funnel can happen to the same things. */
function checkSteps(steps: readonly MeasureKey[], { t, locale }: Reader) {
  const { measure: named } = namesFor(locale);
  const other = steps.find((key) => !subjectOfStep(key));
  if (other) throw refusal(t, 'measures', 'funnelStep', { measure: named(other).name });
  const apart = steps.find((key) => subjectOfStep(key) !== subjectOfStep(steps[0]!));
  if (!apart) return;
  const names = { first: named(steps[0]!).name, other: named(apart).name };
  throw refusal(t, 'measures', 'funnelSubject', names);
}

/** Checks that every measure can be broken down by every dimension. */
function checkReach(
  measures: readonly MeasureKey[],
  dimensions: readonly DimensionKey[],
  field: string,
  { t, locale }: Reader,
) {
  const names = namesFor(locale);
  for (const key of dimensions) {
    const applicable = subjectsWithDimension(key);
    const other = measures.find((measure) =>
      subjectsOf(measureOf(measure)).some((subject) => !applicable.includes(subject)),
    );
    if (!other) continue;
    throw refusal(t, field, 'reach', {
      dimension: names.dimension(key).name,
      measure: names.measure(other).name,
      subjects: listed(applicable.map(names.subject)),
    });
  }
}

/** Checks that every measure counts things that the segments are made of, or what belongs to them. */
function checkSegments(
  measures: readonly MeasureKey[],
  segments: readonly ValidSegment[],
  { t, locale }: Reader,
) {
  if (segments.length > SEGMENTS_ASKED_MAX)
    throw refusal(t, 'filter', 'tooMany', { most: SEGMENTS_ASKED_MAX });
  for (const { noun, name } of segments) {
    const other = measures.find((measure) => !reachesNoun(measure, noun));
    if (other)
      throw refusal(t, 'filter', 'segmentReach', {
        segment: name,
        measure: namesFor(locale).measure(other).name,
      });
  }
}

/** A stock belongs to a moment of the period, so a filter on the time of its rows would find something else. */
function checkStocks(
  measures: readonly MeasureKey[],
  tested: readonly DimensionKey[],
  { t, locale }: Reader,
) {
  const stock = tested.includes('time') && measures.find((key) => isStock(measureOf(key)));
  if (!stock) return;
  throw refusal(t, 'filter', 'stockTime', { measure: namesFor(locale).measure(stock).name });
}

export function checkRange(range: AnalyticsRange | null, t: Translator) {
  if (!range) return;
  const { last = null, unit = null, rolling, whole, from = null, to = null } = range;
  const isRelative = last !== null || unit !== null;
  if (isRelative && (from !== null || to !== null)) throw refusal(t, 'range', 'rangeBoth');
  if (!isRelative && from === null && to === null) throw refusal(t, 'range', 'rangeNone');
  if (!isRelative) return;
  if (last === null || unit === null) throw refusal(t, 'range', 'rangeLast');
  if (last < 1 || last > LAST_MAX) throw refusal(t, 'range', 'rangeLength', { most: LAST_MAX });
  if (rolling && !(ROLLING_UNITS as readonly Grain[]).includes(unit))
    throw refusal(t, 'range', 'rolling');
  if (rolling && whole) throw refusal(t, 'range', 'rollingWhole');
}

export function checkPeriods(
  measures: readonly MeasureKey[],
  { range, compare }: { range: AnalyticsRange | null; compare: Comparison | null },
  { t, locale }: Reader,
) {
  const isOpen = !range || (range.from == null && range.last == null);
  if (!isOpen) return;
  if (compare) throw refusal(t, 'compare', 'compareRange');
  const growing = measures.find((key) =>
    Object.values(measureOf(key).parts).some((part) => part.isPrevious),
  );
  if (growing) {
    const { name } = namesFor(locale).measure(growing);
    throw refusal(t, 'measures', 'growthRange', { measure: name });
  }
}

interface Conditioned {
  measures: readonly MeasureKey[];
  dimensions: readonly DimensionKey[];
  calculations: readonly ValidCalculation[];
  isPersonalQuestion: boolean;
}

/**
 * Conditions only test values that the answer shows, so they reveal no more than the answer does. Over steps of time,
 * the value of a group over the period is not shown: it could count people that its steps hide.
 */
function conditions(
  having: readonly AnalyticsCondition[],
  { measures, dimensions, calculations, isPersonalQuestion }: Conditioned,
  t: Translator,
): ValidCondition[] {
  if (having.length === 0) return [];
  if (dimensions.length === 0) throw refusal(t, 'having', 'havingGroups');
  if (isPersonalQuestion && dimensions.includes('time') && dimensions.length > 1)
    throw refusal(t, 'having', 'havingPersonal');
  requireFew(having, t);
  return having.map((one) => {
    if (!one.calculation) return measureCondition(one, measures, t);
    const { calculation, measure, test, value } = one;
    known(test, CONDITION_TESTS, 'having', t);
    const asked = calculations[calculation - 1];
    if (measure || !asked || !Number.isFinite(value)) throw refusal(t, 'having', 'havingMeasure');
    if (!dependsOnRowAlone(asked)) throw refusal(t, 'having', 'havingCalculation');
    return { calculation, test, value };
  });
}

/** The conditions of a segment, which has no calculations. */
export function havingOf(
  having: readonly AnalyticsCondition[],
  measures: readonly MeasureKey[],
  t: Translator,
) {
  requireFew(having, t);
  return having.map((one) => measureCondition(one, measures, t));
}

function requireFew(having: readonly AnalyticsCondition[], t: Translator) {
  if (having.length > HAVING_MAX) throw refusal(t, 'having', 'tooMany', { most: HAVING_MAX });
}

function measureCondition(
  { measure, calculation, test, value }: AnalyticsCondition,
  measures: readonly MeasureKey[],
  t: Translator,
) {
  known(test, CONDITION_TESTS, 'having', t);
  const found = measures.find((key) => key === measure);
  if (!found || calculation || !Number.isFinite(value)) throw refusal(t, 'having', 'havingMeasure');
  return { measure: found, test, value };
}

/** The other calculations depend on the rows that are shown, which orders and conditions decide. */
const dependsOnRowAlone = ({ kind }: ValidCalculation) =>
  kind === 'formula' || kind === 'difference_from_target';

function sortings(
  { order }: AnalyticsQuery,
  measures: readonly MeasureKey[],
  dimensions: readonly DimensionKey[],
  calculations: readonly ValidCalculation[],
  { t }: Reader,
): Sorting[] {
  return (order ?? []).map(({ measure, calculation, dimension, descending }) => {
    const given = [measure, calculation, dimension].filter(Boolean);
    if (given.length !== 1) throw refusal(t, 'order', 'orderOne');
    if (calculation) {
      const asked = calculations[calculation - 1];
      if (!asked) throw refusal(t, 'order', 'orderUnknown');
      if (!dependsOnRowAlone(asked)) throw refusal(t, 'order', 'orderCalculation');
      return { calculation, descending: descending ?? false };
    }
    const key = (measure ?? dimension)!;
    const isAsked = measure
      ? (measures as readonly string[]).includes(key)
      : (dimensions as readonly string[]).includes(key);
    if (!isAsked) throw refusal(t, 'order', 'orderUnknown');
    return {
      ...(measure ? { measure: key as MeasureKey } : { dimension: key as DimensionKey }),
      descending: descending ?? false,
    };
  });
}
