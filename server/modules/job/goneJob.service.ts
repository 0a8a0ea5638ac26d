import type { PreparedRead } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import type { GoneJob } from './goneJob.type.ts';
import { FROM } from './job.reads.ts';

/**
 * $1 the job. A job that was taken down by administrators, or whose company is not public, is
 * treated as if it had never existed.
 */
const GONE: PreparedRead = {
  name: 'gone-job',
  text: `
    select j.id ${FROM}
    where j.id = $1 and j.deleted_at is not null
      and j.admin_status = 'approved' and c.admin_status = 'approved' and c.deleted_at is null`,
};

export async function goneJob({ services }: Context, id: string): Promise<GoneJob | null> {
  if (!isId(id)) return null;
  const [gone] = await services.database.read<GoneJob & object>(GONE, [id]);
  return gone ?? null;
}
