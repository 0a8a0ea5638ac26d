import { BLOG_CATEGORIES } from '#schema/options/blog.ts';
import { beginningOf } from '#schema/validation/lengths.ts';
import { toConnection, windowOf, type Connection } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { networkOf, visitorOf } from '#server/lib/visitor.ts';
import type { PostsArgs } from './post.inputs.ts';
import { BY_SLUG, CATEGORIES, COUNT, LIST, RECORD_VIEW } from './post.sql.ts';
import type { Post, PostCategoryCount } from './post.type.ts';

const WORDS_MAX = 8;
const SEARCH_LENGTH_MAX = 200;
/** High enough for a hostel or an office behind one IP address; stops a script that pretends to be many visitors. */
const VIEWS_FROM_A_NETWORK = 60;

type Key = [rank: string, publishedAt: string, id: string];

export async function listPosts(ctx: Context, args: PostsArgs): Promise<Connection<Post>> {
  const { clock, database } = ctx.services;
  const window = windowOf(ctx, args, decodeKey);
  const filter = [
    ctx.locale,
    clock.now(),
    args.sort,
    args.category ?? null,
    args.tag ?? null,
    args.featured ?? null,
    wordsOf(args.search),
  ] as const;
  const [rank, publishedAt, id] = window.after ?? [null, null, null];
  const [rows, [count]] = await Promise.all([
    database.read(LIST, [...filter, rank, publishedAt, id, window.limit + 1, window.offset]),
    database.read(COUNT, filter),
  ]);
  return toConnection({
    rows,
    window,
    total: count?.total ?? 0,
    totalIsExact: true,
    cursorOf: encodeKey,
  });
}

function wordsOf(search: string | null | undefined): string[] {
  const text = beginningOf(search ?? '', SEARCH_LENGTH_MAX).toLowerCase();
  return text.split(/\s+/).filter(Boolean).slice(0, WORDS_MAX);
}

export async function findPost({ services, locale }: Context, slug: string): Promise<Post | null> {
  const [post] = await services.database.read(BY_SLUG, [locale, services.clock.now(), slug]);
  return post ?? null;
}

/** Every category in display order, including those without an article. */
export async function countPostCategories({ services }: Context): Promise<PostCategoryCount[]> {
  const rows = await services.database.read(CATEGORIES, [services.clock.now()]);
  const counts = new Map(rows.map(({ category, count }) => [category, count]));
  return BLOG_CATEGORIES.map((category) => ({ category, count: counts.get(category) ?? 0 }));
}

export async function recordPostView(ctx: Context, postId: string): Promise<void> {
  if (!isId(postId)) return;
  const { clock, config, database } = ctx.services;
  const now = clock.now();
  const secret = config.secretKey ?? '';
  await database.write(RECORD_VIEW, [
    postId,
    now.toISOString().slice(0, 10),
    visitorOf(ctx, secret, now),
    networkOf(ctx.ip, secret, now),
    now,
    VIEWS_FROM_A_NETWORK,
  ]);
}

function encodeKey({ rank, publishedAt, id }: Post): string {
  const key: Key = [String(rank), new Date(publishedAt).toISOString(), id];
  return Buffer.from(key.join(' ')).toString('base64url');
}

function decodeKey(cursor: string): Key | null {
  const [rank = '', publishedAt = '', id = ''] = Buffer.from(cursor, 'base64url')
    .toString()
    .split(' ');
  const isKey = /^\d{1,18}$/.test(rank) && !Number.isNaN(Date.parse(publishedAt)) && isId(id);
  return isKey ? [rank, publishedAt, id] : null;
}
