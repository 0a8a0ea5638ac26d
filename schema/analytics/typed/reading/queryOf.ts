import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Item } from '../items.ts';
import type { Reading } from './reading.ts';

const PLACES = ['state', 'district'];

function filterOf(reading: Reading): AnalyticsFilter | undefined {
  /** "Delhi and Mumbai" are two places, although one is a state and the other a district. */
  const isOtherPlace = (item: Item, dimension: string, isNot: boolean) => {
    const before = reading.filters.find((one) => one.item === reading.next(item, -1));
    const isPlaces = [dimension, before?.set.dimension].every((key) => PLACES.includes(key ?? ''));
    return isPlaces && item.lead.join === 'and' && !isNot && !before!.isNot;
  };
  const parts: { filter: AnalyticsFilter; dimension: string; isNot: boolean; isOr: boolean }[] = [];
  for (const { item, set, isNot } of reading.filters.sort(
    (one, other) => one.item.from - other.item.from,
  )) {
    const same = parts.find((one) => one.dimension === set.dimension && one.isNot === isNot);
    if (same) {
      const values = same.filter.is ?? same.filter.isNot!;
      values.push(...set.keys.filter((key) => !values.includes(key)));
    } else {
      const filter = { dimension: set.dimension, [isNot ? 'isNot' : 'is']: [...set.keys] };
      const isOr = item.lead.join === 'or' || isOtherPlace(item, set.dimension, isNot);
      parts.push({ filter, dimension: set.dimension, isNot, isOr });
    }
  }
  const groups: AnalyticsFilter[][] = [];
  for (const { filter, isOr } of parts) {
    if (isOr && groups.length > 0) groups.at(-1)!.push(filter);
    else groups.push([filter]);
  }
  const all = groups.map((group) => (group.length > 1 ? { or: group } : group[0]!));
  return all.length > 1 ? { and: all } : all[0];
}

export function queryOf(reading: Reading): AnalyticsQuery {
  const dimensions = reading.dimensions.map(({ key }) => key);
  const grain = reading.dimensions.find(({ key }) => key === 'time')?.grain;
  const filter = filterOf(reading);
  const pivot = reading.chart === 'pivot' && dimensions.length > 1 ? dimensions.at(-1)! : null;
  return {
    measures: reading.measures.map(({ key }) => key),
    ...(dimensions.length > 0 && { dimensions }),
    ...(grain && { grain }),
    ...(reading.period && { range: reading.period.range }),
    ...(reading.compare && { compare: reading.compare.compare }),
    ...(filter && { filter }),
    ...(reading.having.length > 0 && { having: reading.having }),
    ...(reading.havingAny && { havingAny: true }),
    ...(reading.calculations.length > 0 && {
      calculations: reading.calculations.map(({ calculation }) => calculation),
    }),
    ...(reading.order.length > 0 && { order: reading.order }),
    ...(reading.limit !== null && { limit: reading.limit }),
    ...(reading.totals && { totals: true }),
    ...(pivot && { pivot }),
  };
}
