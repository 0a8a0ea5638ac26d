import { statement, type RowOf } from '#server/db/statement.ts';
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
      (count(*) filter (where j.posted_at > $2))::int as "thisMonth",
      (count(*) filter (where j.posted_at <= $2))::int as "lastMonth"
    from jobs j join companies c on c.id = j.company_id
    where j.posted_at > $3 and j.posted_at <= $1 and j.category_id is not null
      and j.admin_status = 'approved' and j.deleted_at is null
      and c.admin_status = 'approved' and c.deleted_at is null
    group by j.category_id`,
);

/** A month is 30 days here, so that early March is not compared with the whole of February. */
export async function categoryChanges(
  { services }: Context,
  ids: readonly string[],
): Promise<(number | null)[]> {
  const now = services.clock.now();
  const ago = (months: number) => new Date(now.getTime() - months * MONTH);
  const rows = await services.database.read(CHANGES, [now, ago(1), ago(2)]);
  const byId = new Map(rows.map((row) => [row.id, changeOf(row)]));
  return ids.map((id) => byId.get(id) ?? null);
}

function changeOf({ thisMonth, lastMonth }: RowOf<typeof CHANGES>): number | null {
  return lastMonth === 0 ? null : Math.round(((thisMonth - lastMonth) / lastMonth) * 100);
}
