import type { BoardFilters } from '#schema/analytics/boardView.ts';

export type FilterKey = keyof BoardFilters;
/** The filters whose values are names, as opposed to the ids of segments. */
export type NameFilterKey = Exclude<FilterKey, 'segments'>;

/** The dimensions whose values are suggested. */
export const DIMENSIONS: Record<NameFilterKey, readonly [string, string?]> = {
  categories: ['category'],
  places: ['state', 'district'],
  companies: ['company'],
};

export const NAME_FILTER_KEYS = Object.keys(DIMENSIONS) as NameFilterKey[];
export const FILTER_KEYS: readonly FilterKey[] = [...NAME_FILTER_KEYS, 'segments'];
