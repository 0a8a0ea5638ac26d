import { CATEGORY_FACTS, parseCategory } from '#schema/options/categories.ts';
import { browsePath, readBrowse, type BrowseState } from './browseState.ts';
import { browseTitle, only, type BrowseTitle } from './browseTitle.ts';

/** What the loader passes to the page's head: plain data, because it is serialized. */
export interface Described {
  shown: BrowseTitle & { categorySlug: string };
  /** Null if the page has no canonical address, so that search engines do not index it. */
  canonical: string | null;
}

/** What the answer to the search adds. */
interface Found {
  company?: string;
  hasJobs?: boolean;
  /** Whether the list ends before this page. */
  isPastEnd?: boolean;
}

export function describeBrowse(
  state: BrowseState,
  { company, hasJobs, isPastEnd }: Found = {},
): Described {
  const category = parseCategory(only(state.category));
  const categorySlug = category ? CATEGORY_FACTS[category].slug : '';
  return {
    shown: { ...browseTitle(state, { company }), categorySlug },
    // Anyone can link to a list with a made-up category, or to a page that the list does not have.
    canonical:
      !isPastEnd && (category || hasJobs || !only(state.category)) ? canonicalOf(state) : null,
  };
}

/** Search engines get all jobs and those of a category; filter combinations number in the millions. */
function canonicalOf(state: BrowseState): string | null {
  const { page } = state;
  const plain = readBrowse(new URLSearchParams({ category: only(state.category) }));
  const bare = { ...state, page: 1, sort: plain.sort, view: plain.view, filters: plain.filters };
  const isPlain = browsePath(bare) === browsePath(plain);
  return isPlain ? browsePath({ ...plain, page }) : null;
}
