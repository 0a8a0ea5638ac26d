import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';

const MONTH = 30 * 24 * 60 * 60 * 1_000;

/**
 * $1 now, $2 a month ago, $3 two months ago. Jobs that have closed since still count: a filled job
 * is not a decline.
 */
const CHANGES = statement(
  'category-changes',
  `
    select j.category_id as "id!",
      (count(*) filter (where j.posted_at > $2))::int as recent,
      (count(*) filter (where j.posted_at <= $2))::int as before
    from jobs j join companies c on c.id = j.company_id
    where j.posted_at > $3 and j.posted_at <= $1 and j.category_id is not null
      and j.admin_status = 'approved' and j.deleted_at is null
      and c.admin_status = 'approved' and c.deleted_at is null
    group by j.category_id`,
);

/** Jobs posted in the last month, and in the month before. */
interface CategoryChange {
  recent: number;
  before: number;
}

/** A month is 30 days here, so that early March is not compared with the whole of February. */
export async function categoryChanges(
  { services }: Context,
  ids: readonly string[],
): Promise<CategoryChange[]> {
  const now = services.clock.now();
  const ago = (months: number) => new Date(now.getTime() - months * MONTH);
  const rows = await services.database.read(CHANGES, [now, ago(1), ago(2)]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? { recent: 0, before: 0 });
}
