import { parserFor } from './spelling.ts';

export const BLOG_CATEGORIES = ['technology', 'career', 'workplace', 'industry_news'] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

/** The select also offers "All", which means no category. */
export const BLOG_CATEGORY_LABELS: Readonly<Record<BlogCategory, string>> = {
  technology: 'Technology',
  career: 'Career',
  workplace: 'Workplace',
  industry_news: 'Industry News',
};

export const parseBlogCategory = parserFor(BLOG_CATEGORIES);

/** Popular sorts by views, trending by comments. */
export const BLOG_SORTS = ['latest', 'popular', 'trending'] as const;
export type BlogSort = (typeof BLOG_SORTS)[number];

export const BLOG_SORT_LABELS: Readonly<Record<BlogSort, string>> = {
  latest: 'Latest',
  popular: 'Popular',
  trending: 'Trending',
};

export const parseBlogSort = parserFor(BLOG_SORTS);
