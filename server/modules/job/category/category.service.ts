import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { LIVE } from '../job.reads.ts';
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

export async function categoriesById(
  ctx: Context,
  ids: readonly string[],
): Promise<(Category | null)[]> {
  const byId = new Map((await categories(ctx)).map((category) => [category.id, category]));
  return ids.map((id) => byId.get(id) ?? null);
}
