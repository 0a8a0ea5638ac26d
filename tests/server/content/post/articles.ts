import type { BlogCategory } from '#schema/options/blog.ts';
import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';

const DAY = 86_400_000;

export interface Article {
  slug: string;
  title?: string;
  body?: string;
  category?: BlogCategory;
  tags?: string[];
  views?: number;
  comments?: number;
  featured?: boolean;
  daysAgo?: number;
}

/** Inserts rows directly, because the API cannot publish articles. */
export async function addArticle(app: App, article: Article): Promise<string> {
  const {
    slug,
    title = slug,
    body = `All about ${slug}.`,
    category = 'career',
    tags = [],
  } = article;
  const at = new Date(app.clock.now().getTime() - (article.daysAgo ?? 0) * DAY);
  const id = newId(at.getTime());
  await app.sql(
    `insert into posts (id, slug, title, excerpt, body, body_html, author, category, tags, featured,
       read_minutes, views, comments, published_at)
     values (?, ?, ?, ?, ?, ?, 'Meera Nambiar', ?, string_to_array(?, ','), ?, 2, ?, ?, ?)`,
    [id, slug, title, `On ${title}.`, body, `<p>${body}</p>`, category, tags.join(','),
      article.featured ?? false, article.views ?? 0, article.comments ?? 0, at],
  ); // oxfmt-ignore
  return id;
}
