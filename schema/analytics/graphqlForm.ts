import type { AnalyticsFigureQuestion, FigureGroupKey } from './figureRows.ts';
import type { AnalyticsFilter, AnalyticsQuery } from './query.ts';

/** GraphQL writes the keys of the model in capitals; addresses and files use lower case. */
const changed = <T>(value: T, spell: (text: string) => string): T =>
  (typeof value === 'string' ? spell(value) : value) as T;

type Spell = (text: string) => string;

function filterIn(filter: AnalyticsFilter, spell: Spell): AnalyticsFilter {
  const { and, or, not, dimension } = filter;
  return {
    ...filter,
    ...(and && { and: and.map((part) => filterIn(part, spell)) }),
    ...(or && { or: or.map((part) => filterIn(part, spell)) }),
    ...(not && { not: filterIn(not, spell) }),
    ...(dimension && { dimension: spell(dimension) }),
  };
}

function queryIn(query: AnalyticsQuery, spell: Spell): AnalyticsQuery {
  const { measures, dimensions, filter, having, range, grain, compare, order, pivot } = query;
  const { calculations } = query;
  return {
    ...query,
    measures: measures.map(spell),
    ...(dimensions && { dimensions: dimensions.map(spell) }),
    ...(filter && { filter: filterIn(filter, spell) }),
    ...(having && {
      having: having.map((one) => ({
        ...one,
        measure: changed(one.measure, spell),
        test: changed(one.test, spell),
      })),
    }),
    ...(calculations && {
      calculations: calculations.map((one) => ({
        ...one,
        kind: changed(one.kind, spell),
        measure: changed(one.measure, spell),
        unit: changed(one.unit, spell),
      })),
    }),
    ...(range && { range: { ...range, unit: changed(range.unit, spell) } }),
    grain: changed(grain, spell),
    compare: changed(compare, spell),
    ...(order && {
      order: order.map((entry) => ({
        ...entry,
        measure: changed(entry.measure, spell),
        dimension: changed(entry.dimension, spell),
      })),
    }),
    pivot: changed(pivot, spell),
  };
}

/** The variables of a GraphQL request; only the server knows their enum values, hence the loose type. */
export function inputOfQuery<Input extends object>(
  query: AnalyticsQuery & Partial<Record<keyof Input, unknown>>,
): Input {
  return queryIn(query, (text) => text.toUpperCase()) as unknown as Input;
}

const groupIn = (group: readonly FigureGroupKey[]) =>
  group.map(({ dimension, key }) => ({ dimension: dimension.toUpperCase(), key: key ?? null }));

/** The GraphQL variables for a figure. */
export function inputOfFigure<Input extends object>(
  figure: AnalyticsFigureQuestion & Partial<Record<keyof Input, unknown>>,
): Input {
  const { query, measure, part, group, among, except, ...rest }: AnalyticsFigureQuestion = figure;
  const capitals = (text: string | null | undefined) => text?.toUpperCase() ?? null;
  return {
    ...rest,
    query: inputOfQuery(query),
    measure: capitals(measure),
    part: capitals(part),
    group: group && groupIn(group),
    ...(among && { among: among.map(groupIn) }),
    ...(except && { except: except.map(groupIn) }),
  } as unknown as Input;
}

/** Converts a query returned by GraphQL (an `AnalyticsQueryValue`) to the form used in addresses. */
export function queryOfValue(value: object): AnalyticsQuery {
  return withoutEmptyValues(
    queryIn(value as AnalyticsQuery, (text) => text.toLowerCase()),
  ) as AnalyticsQuery;
}

/** Drops null, undefined and GraphQL's type names. */
function withoutEmptyValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyValues);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, part]) => part !== null && part !== undefined && name !== '__typename')
      .map(([name, part]) => [name, withoutEmptyValues(part)]),
  );
}
