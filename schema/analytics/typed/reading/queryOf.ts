import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';
import { statesAndDistricts } from './places.ts';
import type { FilterItem, Reading } from './reading.ts';

function filterOf(reading: Reading): AnalyticsFilter | undefined {
  /** "Delhi and Mumbai" are two places, although a state and a district; "Pune, Maharashtra" is one place. */
  const isOtherPlace = (one: FilterItem) => {
    const places = statesAndDistricts(reading, one);
    const { join } = one.item.lead;
    return places !== undefined && (join === 'and' || (join === 'comma' && places.isApart));
  };
  const parts: { filter: AnalyticsFilter; dimension: string; isNot: boolean; isOr: boolean }[] = [];
  const filters = reading.filters.sort((one, other) => one.item.from - other.item.from);
  for (const one of filters) {
    const { item, set, isNot } = one;
    const same = parts.find((part) => part.dimension === set.dimension && part.isNot === isNot);
    if (same) {
      const values = same.filter.is ?? same.filter.isNot!;
      values.push(...set.keys.filter((key) => !values.includes(key)));
    } else {
      const filter = { dimension: set.dimension, [isNot ? 'isNot' : 'is']: [...set.keys] };
      const isOr = item.lead.join === 'or' || isOtherPlace(one);
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
    ...(reading.funnel && { funnel: true }),
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
