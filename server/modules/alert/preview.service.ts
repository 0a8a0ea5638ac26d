import type { AlertValues } from '#schema/validation/seekers/alert.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import type { AlertPreview } from './alert.payloads.ts';
import { Alert } from './alert.entity.ts';
import { nextDigest, previewedFrom, searchedFrom } from './alert.rules.ts';
import { jobsFor, sendableJobs } from './alertJobs.service.ts';
import { digestEntries } from './digestEntries.service.ts';

/**
 * What the next email of an alert would contain if it were sent now; null if the alert is not the
 * caller's.
 */
export async function previewOfAlert(ctx: Context, id: string): Promise<AlertPreview | null> {
  const { em, services, viewer } = ctx;
  const own = { id, userId: viewer!.userId, deletedAt: null };
  const alert = isId(id) ? await em.findOne(Alert, own) : null;
  if (!alert) return null;
  const since = searchedFrom(alert);
  const found = await jobsFor(services, alert, since);
  return preview(ctx, alert, since, found);
}

/** The same for an alert that is still being written. */
export async function previewOfInput(ctx: Context, values: AlertValues): Promise<AlertPreview> {
  const since = previewedFrom(values.frequency, ctx.services.clock.now());
  return preview(ctx, values, since, await jobsFor(ctx.services, values, since));
}

async function preview(
  { services, viewer, locale }: Context,
  alert: Omit<AlertValues, 'name'>,
  since: Date,
  found: readonly Job[],
): Promise<AlertPreview> {
  const { timeZone } = await services.settings.current();
  const { keywords, frequency, location = null, jobType = null, salaryRange = null, filters } = alert; // oxfmt-ignore
  const jobs = await sendableJobs(services, { userId: viewer!.userId, filters }, found);
  const entries = digestEntries(jobs, { keywords, location, jobType, salaryRange }, locale);
  return {
    total: jobs.length,
    jobs: entries.map(({ job }) => job),
    reasons: entries.map(({ reason }) => reason),
    since,
    nextDigestAt: nextDigest(frequency, services.clock.now(), timeZone),
  };
}
