import { RESTORABLE_MINUTES } from '#schema/options/screens/ownJobs.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import type { GoneJob } from './goneJob.type.ts';
import { FROM } from './job.sql.ts';

/**
 * $1 the job. A job that was taken down by administrators, or whose company is not public, is
 * treated as if it had never existed.
 */
const GONE = statement(
  'gone-job',
  `
    select j.id ${FROM}
    where j.id = $1 and j.deleted_at is not null
      and j.admin_status = 'approved' and c.admin_status = 'approved' and c.deleted_at is null`,
);

export async function goneJob({ services }: Context, id: string): Promise<GoneJob | null> {
  if (!isId(id)) return null;
  const [gone] = await services.database.read(GONE, [id]);
  return gone ?? null;
}

/** Applicants cannot book a time or answer an offer while the deleted job could still be restored. */
export function jobJustDeleted({ t }: Context, rule: string): Failure {
  const message = t('application.jobDeleted', { minutes: RESTORABLE_MINUTES });
  return new Failure('CONFLICT', message, { rule });
}
