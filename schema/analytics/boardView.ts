import type { FigureGroupKey } from './figureRows.ts';
import type { Grain } from './grains.ts';
import type { AnalyticsRange } from './query.ts';

/** The values of one filter of a dashboard. */
export const BOARD_VALUES_MAX = 50;

/** What all reports of a dashboard are filtered by: names, as people write them, and the ids of segments. */
export interface BoardFilters {
  categories: string[];
  /** States, and districts with their state: "Karnataka", "Mysuru, Karnataka". */
  places: string[];
  companies: string[];
  /** The ids of segments. What belongs to one of them is counted. */
  segments: string[];
}

/** The pressed mark of one report. The other reports are narrowed to what it counts. */
export interface BoardMark {
  pinId: string;
  group: FigureGroupKey[];
  /** The step of time, if the group has one. */
  grain?: Grain | null | undefined;
}

/** What a dashboard shows. */
export interface BoardView {
  /** Null if each report keeps its own period. */
  range: AnalyticsRange | null;
  filters: BoardFilters;
  mark: BoardMark | null;
}

/** The parts of a view that may not apply to a report. */
export type BoardConditionKind = 'category' | 'place' | 'company' | 'segment' | 'mark';

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

/** Filters as they were saved or sent; a missing one filters nothing. */
export function boardFiltersOf(value: unknown): BoardFilters {
  const { categories, places, companies, segments } = (value ?? {}) as Partial<
    Record<keyof BoardFilters, unknown>
  >;
  return {
    categories: names(categories),
    places: names(places),
    companies: names(companies),
    segments: names(segments),
  };
}

export const hasFilters = (filters: BoardFilters): boolean =>
  Object.values(filters).some((values: string[]) => values.length > 0);
