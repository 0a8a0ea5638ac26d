import {
  parseBlogCategory,
  parseBlogSort,
  type BlogCategory,
  type BlogSort,
} from '#schema/options/blog.ts';
import { PAGE_NUMBER_MAX, pageOrDefault } from '#schema/options/limits.ts';

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

const START: BlogState = {
  search: '',
  category: null,
  sort: 'latest',
  tag: '',
  view: 'grid',
  page: 1,
};

/** Unknown values in the address count as not given. */
export function readBlogState(params: URLSearchParams): BlogState {
  return {
    search: (params.get('search') ?? '').trim().slice(0, 200),
    category: parseBlogCategory(params.get('category') ?? '') ?? null,
    sort: parseBlogSort(params.get('sort') ?? '') ?? START.sort,
    tag: (params.get('tag') ?? '').trim().slice(0, 100),
    view: params.get('view') === 'list' ? 'list' : 'grid',
    page: Math.min(pageOrDefault(Number(params.get('page'))), PAGE_NUMBER_MAX),
  };
}

/** The address of a state, without defaults. A new choice starts at page one. */
export function blogPath(state: BlogState, change: Partial<BlogState> = {}): string {
  const next = { ...state, page: START.page, ...change };
  const params = new URLSearchParams();
  for (const key of ['search', 'category', 'sort', 'tag', 'view', 'page'] as const) {
    const value = next[key];
    if (value !== null && value !== '' && value !== START[key])
      params.set(key, key === 'category' ? String(value).replaceAll('_', '-') : String(value));
  }
  const query = params.toString();
  return query ? `/blog?${query}` : '/blog';
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
