import {
  JOB_PERIOD_DAYS,
  JOB_STEPS,
  type JobCounts,
  type JobPeriod,
} from '#schema/options/screens/jobPerformance.ts';
import type { Context } from '#server/graphql/context.ts';
import { ownJob } from '#server/modules/job/own/ownJobs.service.ts';
import { compareJobs } from './comparison.rules.ts';
import { funnelOf } from './funnel.rules.ts';
import { BY_DAY, BY_SOURCE, COMPARED, PROGRESS } from './jobPerformance.sql.ts';
import type { JobPerformance } from './jobPerformance.type.ts';
import { suggestionsFor } from './suggestions.rules.ts';

/**
 * Null in the same cases as `ownJob`: for a job that the caller's company does not have, or on which the caller does
 * not work.
 */
export async function jobPerformance(
  ctx: Context,
  jobId: string,
  period: JobPeriod,
): Promise<JobPerformance | null> {
  const job = await ownJob(ctx, jobId);
  if (!job) return null;
  const { clock, database, settings } = ctx.services;
  const { timeZone } = await settings.current();
  const now = clock.now();
  const asked = [job.id, now, timeZone, JOB_PERIOD_DAYS[period]] as const;
  const [days, sources, [progress], compared] = await Promise.all([
    database.read(BY_DAY, asked),
    database.read(BY_SOURCE, asked),
    database.read(PROGRESS, asked),
    database.read(COMPARED, [job.id, now]),
  ]);
  const totals = totalsOf(days);
  const { missed, waiting, ...reached } = progress!;
  const { applicationDeadline } = job;
  const isLive = job.standing === 'live';
  return {
    job,
    period,
    timeZone,
    totals,
    days: days.map(({ day, ...counts }) => ({ day, counts })),
    sources,
    funnel: funnelOf(totals.views, reached),
    comparison: compareJobs(compared),
    suggestions: suggestionsFor({ isLive, applicationDeadline, waiting, missed, compared, now }),
  };
}

function totalsOf(days: readonly JobCounts[]): JobCounts {
  const totals = JOB_STEPS.map((step) => [
    step,
    days.reduce((total, counts) => total + counts[step], 0),
  ]);
  return Object.fromEntries(totals) as JobCounts;
}
