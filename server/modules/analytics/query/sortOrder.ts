import { dimensionOf, type DimensionKey } from '../model/dimensions.ts';
import type { Columns, Formula } from './columns.ts';
import type { ValidQuery, Sorting } from './validateQuery.ts';
import type { Values } from './values.ts';

/** `{v1} / nullif({v2}, 0)` where the columns are in scope. */
export const plainSql = ({ text }: Pick<Formula, 'text'>) => text.replaceAll(/[{}]/g, '');

export const columnsIn = ({ text }: Pick<Formula, 'text'>) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** The dimensions in `k`, in order. */
export const keysOf = ({ dimensions }: ValidQuery): DimensionKey[] =>
  dimensions.filter((key) => key !== 'time');

const CALENDAR: readonly DimensionKey[] = ['weekday', 'hour_of_day', 'month_of_year'];

/**
 * The criteria that rank groups, without TIME. The default is the first measure, descending; weekdays, hours, pay bands
 * and the like are in their own order, unless only some of them are asked for.
 */
export function rankingOf({ order, measures, dimensions, limit }: ValidQuery): Sorting[] {
  const wanted = order.filter(({ dimension }) => dimension !== 'time');
  if (wanted.length > 0) return wanted;
  const [only, ...others] = dimensions;
  const isAlone = only !== undefined && only !== 'time' && others.length === 0;
  const hasOwnOrder = isAlone && (dimensionOf(only).kind === 'band' || CALENDAR.includes(only));
  return hasOwnOrder && limit === null
    ? [{ dimension: only, descending: false }]
    : [{ measure: measures[0]!, descending: true }];
}

/** The measure or calculation that is sorted by or compared. */
export function formulaOf(
  { measure, calculation }: Pick<Sorting, 'measure' | 'calculation'>,
  { measures }: ValidQuery,
  { current }: Columns,
): Formula | undefined {
  if (calculation) return current[measures.length + calculation - 1];
  return measure && current.find((found) => found.measure === measure);
}

/** One item of an `order by`; missing values come last. */
export function sortingSql(
  sorting: Sorting,
  validQuery: ValidQuery,
  columns: Columns,
  values: Values,
): string {
  const { dimension, descending } = sorting;
  const direction = `${descending ? 'desc' : 'asc'} nulls last`;
  const formula = formulaOf(sorting, validQuery, columns);
  if (formula) return `(${plainSql(formula)}) ${direction}`;
  if (dimension === 'time') return `t ${direction}`;
  const at = keysOf(validQuery).indexOf(dimension!) + 1;
  const { choices, lookup } = dimensionOf(dimension!);
  if (choices)
    return `array_position(${values.add(choices.values, 'text[]')}, k[${at}]) ${direction}`;
  return `${lookup ? `lower(l${at})` : `lower(k[${at}])`} ${direction}`;
}

export const SIGNS = { at_least: '>=', at_most: '<=', more_than: '>', less_than: '<' } as const;

/** The condition on the values of a group; null without one. A value that is missing or hidden meets none. */
export function havingSql(validQuery: ValidQuery, columns: Columns, values: Values): string | null {
  const { having, havingAny } = validQuery;
  if (having.length === 0) return null;
  const tests = having.map((one) => {
    const formula = formulaOf(one, validQuery, columns)!;
    return `(${plainSql(formula)}) ${SIGNS[one.test]} ${values.add(one.value, 'float8')}`;
  });
  return `coalesce(${tests.join(havingAny ? ' or ' : ' and ')}, false)`;
}

/** Joins the lookups that the result is sorted by before the limit applies; their labels are `l1`, `l2` and so on. */
export function namesJoined(sortings: readonly Sorting[], validQuery: ValidQuery): string {
  const joins = keysOf(validQuery).flatMap((key, at) => {
    const { lookup } = dimensionOf(key);
    const isUsed = sortings.some(({ dimension }) => dimension === key);
    if (!lookup || !isUsed) return [];
    const label = `select ${lookup.label} as l${at + 1} from ${lookup.table} x where x.id = k[${at + 1}]::uuid`;
    return [` left join lateral (${label}) n${at + 1} on true`];
  });
  return joins.join('');
}
