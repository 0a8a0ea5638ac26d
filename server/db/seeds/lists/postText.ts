import type { BlogCategory } from '#schema/options/blog.ts';

export interface PostText {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: BlogCategory;
  readonly tags: readonly string[];
  readonly daysAgo: number;
  readonly views: number;
  /** Light Markdown: `## ` headings, `- ` lists, `**strong**`, paragraphs with a line between. */
  readonly body: string;
}
