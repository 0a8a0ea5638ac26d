import type { BoardFilters } from '#schema/analytics/boardView.ts';

export type FilterKey = keyof BoardFilters;

/** The dimensions whose values are suggested. */
export const DIMENSIONS: Record<FilterKey, readonly [string, string?]> = {
  categories: ['category'],
  places: ['state', 'district'],
  companies: ['company'],
};

export const FILTER_KEYS = Object.keys(DIMENSIONS) as FilterKey[];
