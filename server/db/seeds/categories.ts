import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import { CATEGORIES, CATEGORY_FACTS, type Category } from '#schema/options/categories.ts';

export type CategoryIds = Readonly<Record<Category, string>>;

const BY_SLUG = statement('seed-categories', 'select id, slug from categories');

/** The migration has created them; here they are only looked up by name. */
export async function readCategories(em: EntityManager): Promise<CategoryIds> {
  const found = await readIn(em, BY_SLUG, []);
  const idOf = new Map(found.map(({ id, slug }) => [slug, id]));
  return Object.fromEntries(
    CATEGORIES.map((key) => [key, idOf.get(CATEGORY_FACTS[key].slug)]),
  ) as Record<Category, string>;
}
