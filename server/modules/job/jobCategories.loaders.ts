import { anyId, statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import type { Category } from './category/category.type.ts';

/** $1 the categories. */
const PLAIN = statement(
  'job-categories-by-id',
  `
    select 'Category' as "__typename", id, slug, title, icon, hue
    from categories where id = ${anyId('$1')}`,
);

/** For a job's own category. */
export async function jobCategoriesById(
  { services }: Context,
  ids: readonly string[],
): Promise<(Category | null)[]> {
  const rows = await services.database.read(PLAIN, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
