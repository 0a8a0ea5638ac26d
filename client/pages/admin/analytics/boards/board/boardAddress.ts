import type { BoardFilters, BoardMark, BoardView } from '#schema/analytics/boardView.ts';
import { GRAINS, type Grain } from '#schema/analytics/grains.ts';
import { rangeOfText, textOfRange } from './boardRange.ts';

/** The part of a view that is saved with the dashboard. */
export type SavedView = Pick<BoardView, 'range' | 'filters'>;

const FILTERS = {
  categories: 'category',
  places: 'place',
  companies: 'company',
  segments: 'segment',
} as const;
const FILTER_NAMES = Object.entries(FILTERS) as [keyof BoardFilters, string][];

/**
 * `?range=30-day&category=Sales&place=Karnataka&mark=<pin>&on=time:2026-11-01&step=month`. An omitted value is as
 * saved; an empty filter removes a saved one.
 */
export function viewOfAddress(params: URLSearchParams): Partial<BoardView> {
  const range = params.has('range') ? rangeOfText(params.get('range')!) : undefined;
  const mark = markOfAddress(params);
  const isFiltered = FILTER_NAMES.some(([, name]) => params.has(name));
  return {
    ...(range !== undefined && { range }),
    ...(isFiltered && { filters: filtersOfAddress(params) }),
    ...(mark && { mark }),
  };
}

/** The address names all filters, or it names no filter and the saved ones apply. */
function filtersOfAddress(params: URLSearchParams): BoardFilters {
  const named = FILTER_NAMES.map(([key, name]) => [key, params.getAll(name).filter(Boolean)]);
  return Object.fromEntries(named) as BoardFilters;
}

function markOfAddress(params: URLSearchParams): BoardMark | null {
  const pinId = params.get('mark');
  const group = params.getAll('on').map((text) => {
    const at = text.indexOf(':');
    return at < 0 ? { dimension: text } : { dimension: text.slice(0, at), key: text.slice(at + 1) };
  });
  if (!pinId || group.length === 0) return null;
  const step = params.get('step');
  const grain = (GRAINS as readonly string[]).includes(step ?? '') ? (step as Grain) : null;
  const isTimed = group.some(({ dimension }) => dimension === 'time');
  return isTimed && !grain ? null : { pinId, group, grain };
}

export function addressOfView(
  { range, filters, mark }: BoardView,
  saved: SavedView,
): URLSearchParams {
  const params = new URLSearchParams();
  const text = textOfRange(range);
  if (text !== textOfRange(saved.range)) params.set('range', text);
  if (!isSameFilters(filters, saved.filters))
    for (const [key, name] of FILTER_NAMES) {
      const values = filters[key];
      if (values.length === 0 && saved.filters[key].length > 0) params.append(name, '');
      for (const value of values) params.append(name, value);
    }
  if (!mark) return params;
  params.set('mark', mark.pinId);
  for (const { dimension, key } of mark.group)
    params.append('on', key == null ? dimension : `${dimension}:${key}`);
  if (mark.grain) params.set('step', mark.grain);
  return params;
}

export const isSameFilters = (one: BoardFilters, other: BoardFilters): boolean =>
  FILTER_NAMES.every(([key]) => one[key].join('\n') === other[key].join('\n'));
