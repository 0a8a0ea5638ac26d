import type { Context } from '#server/graphql/context.ts';
import { BY_IDS, RELATED } from './post.sql.ts';
import type { Post } from './post.type.ts';

const RELATED_SHOWN = 3;

export async function postsById(
  { services, locale }: Context,
  ids: readonly string[],
): Promise<(Post | null)[]> {
  const rows = await services.database.read(BY_IDS, [locale, ids]);
  const byId = new Map(rows.map((post) => [post.id, post]));
  return ids.map((id) => byId.get(id) ?? null);
}

export async function relatedPosts(
  { services, locale }: Context,
  ids: readonly string[],
): Promise<Post[][]> {
  const rows = await services.database.read(RELATED, [locale, ids, RELATED_SHOWN]);
  return ids.map((id) => rows.filter(({ relatedTo }) => relatedTo === id));
}
