import {
  parseBlogCategory,
  parseBlogSort,
  type BlogCategory,
  type BlogSort,
} from '#schema/options/blog.ts';
import { pageIn, withQuery } from '#client/lib/address.ts';

export const POSTS_ON_A_PAGE = 6;

/** The state of the list, all in the address. */
export interface BlogState {
  search: string;
  category: BlogCategory | null;
  sort: BlogSort;
  tag: string;
  view: 'grid' | 'list';
  page: number;
}

/** Unknown values in the address count as not given. */
export function readBlogState(params: URLSearchParams): BlogState {
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    category: parseBlogCategory(params.get('category') ?? '') ?? null,
    sort: parseBlogSort(params.get('sort') ?? '') ?? 'latest',
    tag: (params.get('tag') ?? '').trim().slice(0, 100),
    view: params.get('view') === 'list' ? 'list' : 'grid',
    page: pageIn(params),
  };
}

/** The address of a state, without defaults. A new choice starts at page one. */
export function blogPath(state: BlogState, change: Partial<BlogState> = {}): string {
  const { search, category, sort, tag, view, page } = { ...state, page: 1, ...change };
  return withQuery('/blog', {
    search,
    category: category?.replaceAll('_', '-'),
    sort: sort !== 'latest' && sort,
    tag,
    view: view !== 'grid' && view,
    page: page > 1 && page,
  });
}

/** The variables of the page's query. */
export function blogVariables({ search, category, sort, tag, page }: BlogState) {
  return {
    search: search || null,
    tag: tag || null,
    category: category && (category.toUpperCase() as Uppercase<BlogCategory>),
    sort: sort.toUpperCase() as Uppercase<BlogSort>,
    page,
    first: POSTS_ON_A_PAGE,
  };
}
