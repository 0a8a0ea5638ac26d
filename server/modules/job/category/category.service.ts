import { anyId, statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { LIVE } from '../job.sql.ts';
import type { Category } from './category.type.ts';

/** $1 now. */
const ALL = statement(
  'categories',
  `
    select 'Category' as "__typename", g.id, g.slug, g.title, g.icon, g.hue,
      coalesce(live.total, 0)::int as "jobCount"
    from categories g
    left join (
      select j.category_id, count(*) as total
      from jobs j join companies c on c.id = j.company_id
      where ${LIVE}
      group by j.category_id
    ) live on live.category_id = g.id
    order by g.position`,
);

export function categories({ services }: Context): Promise<Category[]> {
  return services.database.read(ALL, [services.clock.now()]);
}

/** $1 the categories. */
const BY_ID = statement(
  'categories-by-id',
  `
    select 'Category' as "__typename", id, slug, title, icon, hue
    from categories where id = ${anyId('$1')}`,
);

/** The categories without their counts, which cost far more. */
export async function categoriesById(
  { services }: Context,
  ids: readonly string[],
): Promise<(Category | null)[]> {
  const rows = await services.database.read(BY_ID, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

export async function jobCountsById(ctx: Context, ids: readonly string[]): Promise<number[]> {
  const counts = new Map((await categories(ctx)).map(({ id, jobCount }) => [id, jobCount]));
  return ids.map((id) => counts.get(id) ?? 0);
}
