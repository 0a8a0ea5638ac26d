import { statement } from '#server/db/statement.ts';

/** Uses the translation into the reader's language if there is one. $1 is the language. */
const COLUMNS = `
  'Post' as "__typename", p.id, p.slug, coalesce(t.locale, 'en') as locale,
  coalesce(t.title, p.title) as title, coalesce(t.excerpt, p.excerpt) as excerpt,
  p.author, p.category, p.tags, p.image, p.featured, p.views, p.comments,
  coalesce(t.read_minutes, p.read_minutes) as "readMinutes", p.published_at as "publishedAt"`;
const BODY = `coalesce(t.body_html, p.body_html) as body`;
/** An article with a later date is not public yet. $2 is now. */
const PUBLISHED = `
  from posts p left join post_translations t on t.post_id = p.id and t.locale = $1
  where p.published_at <= $2`;

/** Trending sorts by comments, then views; popular by views. The newer article comes first among equals. */
const RANK = `
  case $3 when 'popular' then p.views
    when 'trending' then p.comments * 2147483648::bigint + p.views else 0 end`;

/** $4 category, $5 tag, $6 featured only, $7 the search words in lower case. */
const FILTERED = `
  ($4::text is null or p.category = $4) and ($5::text is null or $5 = any(p.tags))
  and ($6::boolean is not true or p.featured)
  and not exists (
    select 1 from unnest($7::text[]) word
    where strpos(lower(concat_ws(' ', p.title, p.excerpt, p.body, array_to_string(p.tags, ' '),
      p.author, t.title, t.excerpt, t.body)), word) = 0)`;

/** $8 to $10 the cursor, $11 limit, $12 offset. */
export const LIST = statement(
  'posts',
  `
    select * from (select ${COLUMNS}, ${RANK} as rank ${PUBLISHED} and ${FILTERED}) found
    where $8::bigint is null or (rank, "publishedAt", id) < ($8, $9::timestamptz, $10::uuid)
    order by rank desc, "publishedAt" desc, id desc
    limit $11 offset $12`,
);

export const COUNT = statement(
  'posts-count',
  `select count(*)::int as total ${PUBLISHED} and $3::text is not null and ${FILTERED}`,
);

export const BY_SLUG = statement(
  'post-by-slug',
  `select ${COLUMNS}, ${BODY} ${PUBLISHED} and p.slug = $3`,
);

export const BY_IDS = statement(
  'posts-by-id',
  `select ${COLUMNS}, ${BODY} ${PUBLISHED} and p.id = any($3::uuid[])`,
);

/** Related articles: a shared tag first, then the same category, then the newest. */
export const RELATED = statement(
  'posts-related',
  `
    select seen.id as "relatedTo", found.*
    from posts seen cross join lateral (
      select ${COLUMNS} ${PUBLISHED} and p.id <> seen.id
      order by (p.tags && seen.tags) desc, (p.category = seen.category) desc, p.published_at desc
      limit $4
    ) found
    where seen.id = any($3::uuid[])`,
);

/** $1 now. */
export const CATEGORIES = statement(
  'post-categories',
  `select category, count(*)::int as count from posts where published_at <= $1 group by category`,
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
      where p.id = $1 and p.published_at <= $5
        and (select count(*) from post_views v where v.post_id = $1 and v.network = $4) < $6
      on conflict do nothing
      returning post_id
    )
    update posts set views = views + 1 where id in (select post_id from seen)`,
);
