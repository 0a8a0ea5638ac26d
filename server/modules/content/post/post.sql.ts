import { statement } from '#server/db/statement.ts';

/** Uses the translation into the reader's language if there is one. $1 is the language. */
const COLUMNS = `
  'Post' as "__typename", p.id, p.slug, coalesce(t.locale, 'en') as locale,
  coalesce(t.title, p.title) as title, coalesce(t.excerpt, p.excerpt) as excerpt,
  p.author, p.category, p.tags, p.image, p.featured, p.views, p.comments,
  coalesce(t.read_minutes, p.read_minutes) as "readMinutes", p.published_at as "publishedAt"`;
const BODY = `coalesce(t.body_html, p.body_html) as body`;
const FROM = `
  from posts p left join post_translations t on t.post_id = p.id and t.locale = $1`;

/** Trending sorts by comments, then views; popular by views. The newer article comes first among equals. */
const RANK = `
  case $2 when 'popular' then p.views
    when 'trending' then p.comments * 2147483648::bigint + p.views else 0 end`;

/** $3 category, $4 tag, $5 featured only, $6 the search words in lower case. */
const FILTERED = `
  ($3::text is null or p.category = $3) and ($4::text is null or $4 = any(p.tags))
  and ($5::boolean is not true or p.featured)
  and not exists (
    select 1 from unnest($6::text[]) word
    where strpos(lower(concat_ws(' ', p.title, p.excerpt, p.body, array_to_string(p.tags, ' '),
      p.author, t.title, t.excerpt, t.body)), word) = 0)`;

/** $7 to $9 the cursor, $10 limit, $11 offset. */
export const LIST = statement(
  'posts',
  `
    select * from (select ${COLUMNS}, ${RANK} as rank ${FROM} where ${FILTERED}) found
    where $7::bigint is null or (rank, "publishedAt", id) < ($7, $8::timestamptz, $9::uuid)
    order by rank desc, "publishedAt" desc, id desc
    limit $10 offset $11`,
);

export const COUNT = statement(
  'posts-count',
  `select count(*)::int as total ${FROM} where $2::text is not null and ${FILTERED}`,
);

export const BY_SLUG = statement(
  'post-by-slug',
  `select ${COLUMNS}, ${BODY} ${FROM} where p.slug = $2`,
);

export const BY_IDS = statement(
  'posts-by-id',
  `select ${COLUMNS}, ${BODY} ${FROM} where p.id = any($2::uuid[])`,
);

/** Related articles: a shared tag first, then the same category, then the newest. */
export const RELATED = statement(
  'posts-related',
  `
    select seen.id as "relatedTo", found.*
    from posts seen cross join lateral (
      select ${COLUMNS} ${FROM}
      where p.id <> seen.id
      order by (p.tags && seen.tags) desc, (p.category = seen.category) desc, p.published_at desc
      limit $3
    ) found
    where seen.id = any($2::uuid[])`,
);

export const CATEGORIES = statement(
  'post-categories',
  `select category, count(*)::int as count from posts group by category`,
);

/**
 * Counts a visitor once a day, up to a maximum per network: $1 post, $2 day, $3 visitor, $4 network, $5 now, $6 the
 * maximum per network.
 */
export const RECORD_VIEW = statement(
  'post-record-view',
  `
    with seen as (
      insert into post_views (post_id, day, visitor, network, seen_at)
      select p.id, $2::date, $3, $4, $5 from posts p
      where p.id = $1
        and (select count(*) from post_views v where v.post_id = $1 and v.network = $4) < $6
      on conflict do nothing
      returning post_id
    )
    update posts set views = views + 1 where id in (select post_id from seen)`,
);
