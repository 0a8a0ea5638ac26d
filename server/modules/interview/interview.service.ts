import { INTERVIEW_DAYS_AHEAD_MAX } from '#schema/options/interviews.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { isId } from '#server/lib/ids.ts';
import { partyOf } from '#server/modules/application/application.loaders.ts';
import { worksOn } from '#server/modules/team/jobRight.rules.ts';
import type { InterviewsArgs } from './interview.inputs.ts';
import { interviewsByApplication } from './interview.loaders.ts';
import { MEMBERS, PLANNED } from './interview.sql.ts';
import type { Interview, Interviewer } from './interview.type.ts';

const DAY = 86_400_000;
const MOST = 200;

/** The interviews with a time that take place in a window, the next one first; or all of one application. */
export async function listInterviews(
  ctx: Context,
  { applicationId, from, until }: InterviewsArgs,
): Promise<Interview[]> {
  if (applicationId) {
    const id = applicationId.toLowerCase();
    return isId(id) ? loaderOf(ctx, interviewsByApplication).load(id) : [];
  }
  const party = partyOf(ctx);
  if (!party) return [];
  const { clock, database } = ctx.services;
  const now = clock.now();
  const first = from ?? now;
  const last = until ?? new Date(first.getTime() + INTERVIEW_DAYS_AHEAD_MAX * DAY);
  return database.read(PLANNED(party.side), [party.id, now, first, last, party.jobIds, MOST]);
}

/** The people of the caller's company who can hold interviews for a job that the caller works on. */
export async function listInterviewers(
  { services, viewer }: Context,
  jobId: string,
): Promise<Interviewer[]> {
  const id = jobId.toLowerCase();
  if (!viewer?.companyId || !isId(id) || !worksOn(viewer.team, id)) return [];
  return services.database.read(MEMBERS, [viewer.companyId, null, [id]]);
}
