import { parserFor } from './spelling.ts';

export const BLOG_CATEGORIES = ['technology', 'career', 'workplace', 'industry_news'] as const;
export type BlogCategory = (typeof BLOG_CATEGORIES)[number];

export const parseBlogCategory = parserFor(BLOG_CATEGORIES);

/** Popular sorts by views, trending by comments. */
export const BLOG_SORTS = ['latest', 'popular', 'trending'] as const;
export type BlogSort = (typeof BLOG_SORTS)[number];

export const parseBlogSort = parserFor(BLOG_SORTS);
