import { DISMISSED_JOBS_MAX, type DismissalReason } from '#schema/options/dismissalReasons.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { DISMISS, DISMISSED, UNDISMISS } from './dismissal.sql.ts';

export function dismissedJobs({ services, viewer }: Context) {
  return services.database.read(DISMISSED, [viewer!.userId, DISMISSED_JOBS_MAX]);
}

/** Dismissing a job again only changes the reason. */
export async function dismissJob(
  ctx: Context,
  jobId: string,
  reason: DismissalReason,
): Promise<void> {
  const { clock, database } = ctx.services;
  const { userId } = ctx.viewer!;
  const [outcome] = isId(jobId)
    ? await database.write(DISMISS, [clock.now(), userId, jobId, reason, DISMISSED_JOBS_MAX - 1])
    : [];
  if (!outcome?.isThere) throw new Failure('NOT_FOUND', ctx.t('recommendation.unknownJob'));
}

/** Works for a deleted job too, and for one that was not dismissed. */
export async function undismissJob(ctx: Context, jobId: string): Promise<void> {
  if (isId(jobId)) await ctx.services.database.write(UNDISMISS, [ctx.viewer!.userId, jobId]);
}
