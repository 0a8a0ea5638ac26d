import type { Chance } from './chance.ts';
import { POST_TEXTS } from './lists/postTexts.ts';
import { atOfficeHours, before, DAY } from './moments.ts';
import { markdownToHtml } from './paragraphs.ts';

const WORDS_A_MINUTE = 200;
const FEATURED = 2;

export function writePosts(chance: Chance, now: Date) {
  return POST_TEXTS.map(({ slug, title, excerpt, author, category, tags, views, ...text }, index) => {
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
      read_minutes: Math.max(1, Math.round(text.body.split(/\s+/).length / WORDS_A_MINUTE)),
      views,
      comments: 0,
      published_at: publishedAt,
    };
  });
}
