import { withQuery } from '#client/lib/address.ts';
import { parseCategorySort, type CategorySort } from '#schema/options/categories.ts';
import { parseView, type View } from '#schema/options/screens/search.ts';

/** The state of the page, all in the address. */
export interface CategoriesState {
  readonly search: string;
  readonly sort: CategorySort;
  readonly view: View;
}

export function readCategories(query: URLSearchParams): CategoriesState {
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    sort: parseCategorySort(query.get('sort')) ?? 'most_jobs',
    view: parseView(query.get('view')) ?? 'grid',
  };
}

export const categoriesPath = ({ search, sort, view }: CategoriesState): string =>
  withQuery('/browse-categories', {
    search,
    sort: sort !== 'most_jobs' && sort,
    view: view !== 'grid' && view,
  });

interface Sortable {
  /** The title in the reader's language. */
  readonly name: string;
  /** The title as stored. */
  readonly title: string;
  readonly jobCount: number;
  readonly change: number | null;
}

/**
 * A search finds a category by either of its names. Ties are sorted by name. New categories rank above any growth rate.
 */
export function arrangeCategories<T extends Sortable>(
  categories: readonly T[],
  { search, sort }: Pick<CategoriesState, 'search' | 'sort'>,
): T[] {
  const wanted = search.toLocaleLowerCase();
  const rise = ({ change, jobCount }: T) =>
    change ?? (jobCount > 0 ? Number.MAX_SAFE_INTEGER : Number.MIN_SAFE_INTEGER);
  const order = (a: T, b: T) => {
    if (sort === 'most_jobs') return b.jobCount - a.jobCount;
    return sort === 'trending' ? rise(b) - rise(a) : 0;
  };
  return categories
    .filter(({ name, title }) => `${name}\n${title}`.toLocaleLowerCase().includes(wanted))
    .toSorted((a, b) => order(a, b) || a.name.localeCompare(b.name));
}
