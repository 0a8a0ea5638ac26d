import type { EntityManager } from '@mikro-orm/postgresql';
import { CATEGORIES, CATEGORY_FACTS, type Category } from '#schema/options/categories.ts';
import type { Chance } from './chance.ts';

export type CategoryIds = Readonly<Record<Category, string>>;

/** They may be there already, with ids of their own. */
export async function ensureCategories(
  em: EntityManager,
  chance: Chance,
  now: Date,
): Promise<CategoryIds> {
  const rows = CATEGORIES.map((key, position) => {
    const { slug, title, icon, hue } = CATEGORY_FACTS[key];
    return { id: chance.id(now), slug, title, icon, hue, position };
  });
  const found = await em.execute<{ id: string; slug: string }[]>(
    `insert into categories select * from jsonb_populate_recordset(null::categories, ?::jsonb)
     on conflict (slug) do update set title = excluded.title
     returning id, slug`,
    [JSON.stringify(rows)],
  );
  const idOf = new Map(found.map(({ id, slug }) => [slug, id]));
  return Object.fromEntries(
    CATEGORIES.map((key) => [key, idOf.get(CATEGORY_FACTS[key].slug)]),
  ) as Record<Category, string>;
}
