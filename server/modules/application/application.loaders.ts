import { monthsWorked } from '#schema/profile/experience.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import type { Context } from '#server/graphql/context.ts';
import { jobsOf } from '#server/modules/team/jobRight.rules.ts';
import { BY_IDS, BY_JOBS, SENT_PROFILES, type Side } from './application.sql.ts';
import type { Application } from './application.type.ts';
import type { SentProfile } from './sentProfile.type.ts';

export interface Party {
  side: Side;
  /** The id of the seeker or of the company. */
  id: string;
  /** The only jobs whose applications are visible; null for all. */
  jobIds: readonly string[] | null;
}

/**
 * The applications the caller can see: a seeker's own, or those an employer's company has received, for the jobs that
 * this employer works on.
 */
export function partyOf({ viewer }: Context): Party | null {
  if (viewer?.role === 'job_seeker') return { side: 'sent', id: viewer.userId, jobIds: null };
  if (viewer?.role === 'employer' && viewer.companyId)
    return { side: 'received', id: viewer.companyId, jobIds: jobsOf(viewer.team) };
  return null;
}

export async function visibleApplications(
  ctx: Context,
  ids: readonly string[],
): Promise<(Application | null)[]> {
  const party = partyOf(ctx);
  if (!party) return ids.map(() => null);
  const { database } = ctx.services;
  const rows = await database.read(BY_IDS[party.side], [party.id, ids]);
  const { jobIds } = party;
  const seen = jobIds ? rows.filter(({ jobId }) => jobIds.includes(jobId)) : rows;
  const byId = new Map(seen.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Whether the caller works on the jobs of all these applications of their company. */
export async function areAllVisible(ctx: Context, ids: readonly string[]): Promise<boolean> {
  if (jobsOf(ctx.viewer!.team) === null) return true;
  return !(await visibleApplications(ctx, ids)).includes(null);
}

/** The caller's own application for each of these jobs. */
export async function ownApplicationsByJob(
  { services, viewer }: Context,
  jobIds: readonly string[],
): Promise<(Application | null)[]> {
  if (viewer?.role !== 'job_seeker') return jobIds.map(() => null);
  const rows = await services.database.read(BY_JOBS, [viewer.userId, jobIds]);
  const byJob = new Map(rows.map((row) => [row.jobId, row]));
  return jobIds.map((id) => byJob.get(id) ?? null);
}

/** The profiles that were sent with these applications, which the caller has been allowed to see. */
export async function sentProfilesById(
  { services }: Context,
  ids: readonly string[],
): Promise<(SentProfile | null)[]> {
  const rows = await services.database.read(SENT_PROFILES, [ids]);
  const byId = new Map(
    rows.map(({ id, appliedAt, profile: { ownMonths, ...profile } }) => {
      const counted = monthsWorked(profile.career.jobs, todayOf({ today: appliedAt }));
      return [id, { ...profile, experienceMonths: ownMonths ?? counted }];
    }),
  );
  return ids.map((id) => byId.get(id) ?? null);
}
