import type { Context } from '#server/graphql/context.ts';
import { BY_IDS, RELATED } from './post.sql.ts';
import type { Post } from './post.type.ts';

const RELATED_SHOWN = 3;

export async function postsById(
  { services, locale }: Context,
  ids: readonly string[],
): Promise<(Post | null)[]> {
  const rows = await services.database.read(BY_IDS, [locale, services.clock.now(), ids]);
  const byId = new Map(rows.map((post) => [post.id, post]));
  return ids.map((id) => byId.get(id) ?? null);
}

export async function relatedPosts(
  { services, locale }: Context,
  ids: readonly string[],
): Promise<Post[][]> {
  const values = [locale, services.clock.now(), ids, RELATED_SHOWN] as const;
  const rows = await services.database.read(RELATED, values);
  return ids.map((id) => rows.filter(({ relatedTo }) => relatedTo === id));
}
