import { anyId, statement, type RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { categoriesById } from './category/category.service.ts';
import type { Category } from './category/category.type.ts';

/** $1 the categories. */
const PLAIN = statement(
  'job-categories-by-id',
  `
    select 'Category' as "__typename", id, slug, title, icon, hue
    from categories where id = ${anyId('$1')}`,
);

/** For a job's own category. Its live jobs are counted only if the query asks for the number. */
export async function jobCategoriesById(
  ctx: Context,
  ids: readonly string[],
): Promise<(Category | null)[]> {
  const rows = await ctx.services.database.read(PLAIN, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = byId.get(id);
    return row ? countedWhenAsked(ctx, row) : null;
  });
}

function countedWhenAsked(ctx: Context, row: RowOf<typeof PLAIN>): Category {
  const count = async () => (await loaderOf(ctx, categoriesById).load(row.id))?.jobCount ?? 0;
  const category = { ...row, jobCount: 0 };
  return Object.defineProperty(category, 'jobCount', { get: count, enumerable: false });
}
