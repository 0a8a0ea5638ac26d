import type { AnalyticsCalculation } from '#schema/analytics/calculations.ts';
import { suitsChart, type ChartKind } from '#schema/analytics/charts.ts';
import {
  DIMENSIONS_MAX,
  MEASURES_MAX,
  type AnalyticsFilter,
  type AnalyticsOrder,
  type AnalyticsQuery,
} from '#schema/analytics/query.ts';
import { filterOf, partsOf, type BuiltQuery, type Question } from './question.ts';

export type FieldKind = 'measure' | 'dimension';
export type Step = (question: Question) => Question;

const LISTS = { measure: 'measures', dimension: 'dimensions' } as const;
const MOST = { measure: MEASURES_MAX, dimension: DIMENSIONS_MAX };

/** Adds a field, or moves it within its shelf to the given place; without one, to the end. */
export const addField =
  (kind: FieldKind, key: string, at?: number): Step =>
  (question) => {
    const list = question.query[LISTS[kind]];
    const from = list.indexOf(key);
    if (from < 0 && list.length >= MOST[kind]) return question;
    const rest = list.filter((one) => one !== key);
    // The target was chosen while the field still had its old place, which may be before it.
    const to = at === undefined ? rest.length : from >= 0 && from < at ? at - 1 : at;
    return changeQuery({ [LISTS[kind]]: rest.toSpliced(to, 0, key) })(question);
  };

export const removeField =
  (kind: FieldKind, key: string): Step =>
  (question) =>
    changeQuery({ [LISTS[kind]]: question.query[LISTS[kind]].filter((one) => one !== key) })(
      question,
    );

/** Moves a field by one place, towards the start or the end. */
export const moveField =
  (kind: FieldKind, key: string, by: -1 | 1): Step =>
  (question) => {
    const list = question.query[LISTS[kind]];
    const to = list.indexOf(key) + by;
    if (!list.includes(key) || to < 0 || to >= list.length) return question;
    return addField(kind, key, by > 0 ? to + 1 : to)(question);
  };

export const changeQuery =
  (to: Partial<AnalyticsQuery>): Step =>
  (question) => {
    const query = settled({ ...question.query, ...to });
    const { chart } = question;
    return { ...question, query, chart: chart && suitsChart(chart, query) ? chart : null };
  };

/** The across dimension is chosen together with the pivot table. */
export const setChart =
  (chart: ChartKind | null): Step =>
  (question) => {
    const { dimensions, pivot } = question.query;
    const across = chart === 'pivot' && !pivot ? dimensions.at(-1) : pivot;
    return { ...changeQuery({ pivot: across })(question), chart };
  };

export const setFilterParts = (parts: readonly AnalyticsFilter[]): Step =>
  changeQuery({ filter: filterOf(parts) });

export const removeFilterPart =
  (at: number): Step =>
  (question) =>
    setFilterParts(partsOf(question.query.filter).filter((_part, index) => index !== at))(question);

/** Also removes settings that refer to a removed field, and settings without effect. */
function settled({ dimensions: some, ...query }: AnalyticsQuery): BuiltQuery {
  const { measures, pivot, range, order, grain, compare, totals, ...rest } = query;
  const dimensions = some ?? [];
  const calculations = rest.calculations?.filter(
    ({ kind, measure }) => kind === 'formula' || measures.includes(measure ?? ''),
  );
  const isWhole = calculations?.length === rest.calculations?.length;
  const isThere = ({ measure, calculation, dimension }: AnalyticsOrder) =>
    calculation
      ? isWhole && dependsOnRowAlone(calculations?.[calculation - 1])
      : measures.includes(measure ?? '') || dimensions.includes(dimension ?? '');
  const having = dimensions.length > 0 ? rest.having?.filter(isThere) : [];
  const kept = order?.filter(isThere) ?? [];
  const isAcross = pivot && dimensions.length > 1 && dimensions.includes(pivot);
  const settings = {
    ...rest,
    funnel: measures.length > 0 && rest.funnel ? true : null,
    having: having?.length ? having : null,
    havingAny: (having?.length ?? 0) > 1 && rest.havingAny ? true : null,
    calculations: calculations?.length && measures.length > 0 ? calculations : null,
    range,
    grain: dimensions.includes('time') ? grain : null,
    pivot: isAcross ? pivot : null,
    compare: range ? compare : null,
    order: kept.length > 0 ? kept : null,
    totals: totals || null,
  };
  const given = Object.entries(settings).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return { measures, dimensions, ...Object.fromEntries(given) };
}

/** All other calculations depend on which rows are shown. */
export const dependsOnRowAlone = (calculation: AnalyticsCalculation | undefined): boolean =>
  calculation?.kind === 'formula' || calculation?.kind === 'difference_from_target';
