import { useSearchParams } from '#client/lib/routing.ts';
import {
  boardFiltersOf,
  type BoardFilters,
  type BoardMark,
  type BoardView,
} from '#schema/analytics/boardView.ts';
import { addressOfView, isSameFilters, viewOfAddress, type SavedView } from './boardAddress.ts';
import { textOfRange, type BoardRange } from './boardRange.ts';

/** While viewing, the address overrides the view saved with the dashboard. */
export function useBoardView(saved: SavedView) {
  const [query, setQuery] = useSearchParams();
  const { range = saved.range, filters = saved.filters, mark = null } = viewOfAddress(query);
  const view: BoardView = { range, filters, mark };
  const show = (change: Partial<BoardView>, replace = false) =>
    setQuery(addressOfView({ ...view, ...change }, saved), { preventScrollReset: true, replace });
  return {
    view,
    /** Whether the period and the filters are the saved ones. */
    isSaved:
      textOfRange(range) === textOfRange(saved.range) && isSameFilters(filters, saved.filters),
    /** Other dates have other steps of time, so a mark in one of them is removed. */
    setRange: (next: BoardRange) => show({ range: next, mark: hasStep(mark) ? null : mark }),
    setFilters: (next: BoardFilters) => show({ filters: next }),
    setMark: (next: BoardMark | null) => show({ mark: next }),
    /** Removes the filters and the mark. */
    clear: () => show({ filters: boardFiltersOf(null), mark: null }),
    /** To be called after saving: the address then needs to name only the mark. */
    settle: () => setQuery(addressOfView(view, view), { replace: true, preventScrollReset: true }),
  };
}

const hasStep = (mark: BoardMark | null) =>
  mark?.group.some(({ dimension }) => dimension === 'time') ?? false;
