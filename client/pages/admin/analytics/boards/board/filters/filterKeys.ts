import type { BoardFilters } from '#schema/analytics/boardView.ts';

export type FilterKey = keyof BoardFilters;
/** Filters by the names of values. */
export type NameFilterKey = Exclude<FilterKey, 'segments'>;

/** The dimensions whose values are suggested. */
export const DIMENSIONS: Record<NameFilterKey, readonly [string, string?]> = {
  categories: ['category'],
  places: ['state', 'district'],
  companies: ['company'],
};

export const NAME_FILTER_KEYS = Object.keys(DIMENSIONS) as NameFilterKey[];
export const FILTER_KEYS: readonly FilterKey[] = [...NAME_FILTER_KEYS, 'segments'];
