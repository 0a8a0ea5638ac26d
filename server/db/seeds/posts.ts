import type { Chance } from './chance.ts';
import { CAREER_POSTS } from './lists/careerPosts.ts';
import { HINDI_POSTS } from './lists/hindiPosts.ts';
import { WORKPLACE_POSTS } from './lists/workplacePosts.ts';
import { atOfficeHours, before, DAY } from './moments.ts';
import { markdownToHtml } from './paragraphs.ts';

const WORDS_A_MINUTE = 200;
const FEATURED = 2;

const NEWEST_FIRST = [...CAREER_POSTS, ...WORKPLACE_POSTS].toSorted(
  (a, b) => a.daysAgo - b.daysAgo,
);

export function writePosts(chance: Chance, now: Date) {
  return NEWEST_FIRST.map(
    ({ slug, title, excerpt, author, category, tags, views, ...text }, index) => {
      const publishedAt = atOfficeHours(before(now, text.daysAgo * DAY), chance);
      return {
        id: chance.id(publishedAt),
        slug,
        title,
        excerpt,
        body: text.body,
        body_html: markdownToHtml(text.body),
        author,
        category,
        tags,
        featured: index < FEATURED,
        read_minutes: minutesOf(text.body),
        views,
        comments: 0,
        published_at: publishedAt,
      };
    },
  );
}

export function translatePosts(posts: readonly { id: string; slug: string }[]) {
  const ids = new Map(posts.map(({ id, slug }) => [slug, id]));
  return HINDI_POSTS.map(({ slug, ...text }) => ({
    post_id: ids.get(slug)!,
    locale: 'hi',
    ...text,
    body_html: markdownToHtml(text.body),
    read_minutes: minutesOf(text.body),
  }));
}

function minutesOf(body: string): number {
  return Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE));
}
