import { isWithinPlan, type FreeTimesValues } from '#schema/validation/employers/interview.ts';
import type { Context } from '#server/graphql/context.ts';
import { jobsOf } from '#server/modules/team/jobRight.rules.ts';
import { BUSY } from '../interview.sql.ts';
import type { InterviewTime } from '../interview.type.ts';
import { freeTimes } from './freeTimes.rules.ts';
import { requireMembers, requireTimes } from './proposeInterview.service.ts';

const DAY = 86_400_000;

/** The times in the wanted hours at which none of the interviewers has another interview. */
export async function listFreeTimes(
  ctx: Context,
  wanted: FreeTimesValues,
): Promise<InterviewTime[]> {
  const { clock, database } = ctx.services;
  const people = await requireMembers(ctx, wanted.interviewerIds, jobsOf(ctx.viewer!.team));
  // Wide enough for any time zone, and for hours that go on after midnight.
  const from = new Date(Date.parse(wanted.from) - 2 * DAY);
  const until = new Date(Date.parse(wanted.until) + 3 * DAY);
  const rows = await database.read(BUSY, [people, from, until]);
  const busy = rows.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }));
  const now = clock.now();
  const times = freeTimes(wanted, busy, now.getTime()).map(({ start, end }) => ({
    startsAt: new Date(start),
    endsAt: new Date(end),
    isFree: true,
  }));
  const [first] = times;
  if (first) requireTimes(ctx, [first.startsAt]);
  return times.filter(({ startsAt }) => isWithinPlan(startsAt, now));
}
