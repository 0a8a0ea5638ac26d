import type {
  BoardConditionKind,
  BoardFilters,
  BoardMark,
  BoardView,
} from '#schema/analytics/boardView.ts';
import type { Grain } from '#schema/analytics/grains.ts';
import type { AnalyticsFilter, AnalyticsQuery, AnalyticsRange } from '#schema/analytics/query.ts';
import { added } from '#server/modules/analytics/query/calendar.rules.ts';

/** One thing that the dashboard narrows a question by. */
export interface ViewCondition {
  kind: BoardConditionKind;
  filter: AnalyticsFilter | null;
  /** A step of time narrows the period. */
  range?: AnalyticsRange | null;
}

/** A period in wall-clock time; null means open-ended. */
export interface LocalPeriod {
  from: Date | null;
  to: Date | null;
}

/**
 * dashboard.view.conditions: turns the filters of a dashboard into conditions of its reports. A new filter needs one
 * more condition here and nowhere else. `marked` is the period of the report with the mark.
 */
export function conditionsFor(
  { filters, mark }: BoardView,
  pinId: string,
  marked: LocalPeriod,
): ViewCondition[] {
  const ofMark = mark && mark.pinId !== pinId ? [conditionOfMark(mark, marked)] : [];
  return [...filterConditions(filters), ...ofMark];
}

export function filterConditions(filters: BoardFilters): ViewCondition[] {
  const { categories, places, companies, segments } = filters;
  return [
    ...condition('category', { dimension: 'category', is: categories }),
    ...condition('place', ...placeTests(places)),
    ...condition('company', { dimension: 'company', is: companies }),
    ...segmentCondition(segments),
  ];
}

function condition(kind: BoardConditionKind, ...tests: AnalyticsFilter[]): ViewCondition[] {
  const given = tests.filter(({ is }) => is && is.length > 0);
  const [first] = given;
  return first ? [{ kind, filter: given.length > 1 ? { or: given } : first }] : [];
}

function segmentCondition(segments: readonly string[]): ViewCondition[] {
  const tests = segments.map((segment): AnalyticsFilter => ({ segment }));
  const [first] = tests;
  return first ? [{ kind: 'segment', filter: tests.length > 1 ? { or: tests } : first }] : [];
}

/** The segments of a view, as the filter of a question that is saved. */
export const segmentsOfFilters = ({ segments }: BoardFilters): AnalyticsFilter | null =>
  segmentCondition(segments)[0]?.filter ?? null;

/** A district is written with its state, after a comma. */
function placeTests(places: readonly string[]): AnalyticsFilter[] {
  return [
    { dimension: 'state', is: places.filter((place) => !place.includes(',')) },
    { dimension: 'district', is: places.filter((place) => place.includes(',')) },
  ];
}

function conditionOfMark({ group, grain }: BoardMark, marked: LocalPeriod): ViewCondition {
  const step = group.find(({ dimension }) => dimension === 'time')?.key;
  return {
    kind: 'mark',
    filter: filterOfMark({ group }),
    range: step && grain ? rangeOfStep(step, grain, marked) : null,
  };
}

/** The group of a mark, apart from its step of time. */
export function filterOfMark({ group }: Pick<BoardMark, 'group'>): AnalyticsFilter | null {
  const tests = group
    .filter(({ dimension }) => dimension !== 'time')
    .map(({ dimension, key }): AnalyticsFilter =>
      key == null ? { dimension, empty: true } : { dimension, is: [key] },
    );
  return tests.length > 1 ? { and: tests } : (tests[0] ?? null);
}

const MINUTES = 16;
const DAY = 10;
const DAY_MS = 86_400_000;

/**
 * The part of a step within the period, as a range of the time zone of the question: days, the last one included, or
 * minutes.
 */
function rangeOfStep(key: string, grain: Grain, period: LocalPeriod): AnalyticsRange {
  const start = new Date(key.length > DAY ? `${key.slice(0, MINUTES)}Z` : `${key}T00:00Z`);
  // A key that is not a moment is refused with the question.
  if (Number.isNaN(start.getTime())) return { from: key, to: key };
  const end = added(start, grain, 1);
  const from = period.from && period.from > start ? period.from : start;
  const to = period.to && period.to < end ? period.to : end;
  return from < to ? rangeBetween(from, to, grain) : rangeBetween(start, end, grain);
}

function rangeBetween(from: Date, to: Date, grain: Grain): AnalyticsRange {
  const text = (moment: Date, length: number) => moment.toISOString().slice(0, length);
  const isDays = grain !== 'hour' && [from, to].every((moment) => moment.getTime() % DAY_MS === 0);
  if (!isDays) return { from: text(from, MINUTES), to: text(to, MINUTES) };
  return { from: text(from, DAY), to: text(new Date(to.getTime() - DAY_MS), DAY) };
}

/** Another period gets the step of time that fits it. */
export function withRange(query: AnalyticsQuery, range: AnalyticsRange | null): AnalyticsQuery {
  if (!range) return query;
  const { grain: _grain, ...rest } = query;
  return { ...rest, range };
}

export function withCondition(
  query: AnalyticsQuery,
  { filter, range }: ViewCondition,
): AnalyticsQuery {
  const own = query.filter ? (query.filter.and ?? [query.filter]) : [];
  const parts = filter ? [...own, filter] : own;
  return {
    ...withRange(query, range ?? null),
    ...(parts.length > 0 && { filter: parts.length > 1 ? { and: parts } : parts[0]! }),
  };
}

interface NarrowedQuestion {
  query: AnalyticsQuery;
  /** Conditions that do not apply to the question, which is then answered without them. */
  unapplied: BoardConditionKind[];
}

/** dashboard.view.unapplied: a filter that a question cannot be narrowed by is left out and named. */
export function narrowQuestion(
  query: AnalyticsQuery,
  conditions: readonly ViewCondition[],
  isAnswerable: (query: AnalyticsQuery) => boolean,
): NarrowedQuestion {
  const start: NarrowedQuestion = { query, unapplied: [] };
  return conditions.reduce((narrowed, one) => {
    const next = withCondition(narrowed.query, one);
    return isAnswerable(next)
      ? { ...narrowed, query: next }
      : { ...narrowed, unapplied: [...narrowed.unapplied, one.kind] };
  }, start);
}
