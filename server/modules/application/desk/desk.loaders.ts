import { monthsWorked } from '#schema/profile/experience.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import type { Context } from '#server/graphql/context.ts';
import type { RowOf } from '#server/db/statement.ts';
import { jobsOf } from '#server/modules/team/jobRight.rules.ts';
import { OTHER_APPLICATIONS, RATINGS, SUMMARIES } from './desk.sql.ts';
import type { ApplicationSummary, ColleagueRating } from './desk.type.ts';

const SKILLS_SHOWN = 12;
const OTHERS_MAX = 20;

type Row = RowOf<typeof SUMMARIES>;

/** What a list shows about each application. The callers have been allowed to see them. */
export async function summariesById(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<Row[]> {
  const { companyId, userId, team } = viewer!;
  const { clock, database } = services;
  const values = [companyId!, userId, ids, jobsOf(team), clock.now()] as const;
  const rows = await database.read(SUMMARIES, values);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)!);
}

export function summaryOf(row: Row): ApplicationSummary {
  const { skills, jobs, noticePeriod, noticeUntil, location, appliedBefore, nextInterviewAt } = row;
  const job = jobs.find(({ isCurrent }) => isCurrent) ?? jobs[0];
  const counted = () => monthsWorked(jobs, todayOf({ today: row.appliedAt }));
  return {
    experienceMonths: row.hasProfile ? (row.ownMonths ?? counted()) : null,
    jobTitle: job?.title || null,
    jobCompany: job?.company || null,
    isCurrentJob: job?.isCurrent ?? false,
    skills: skills.slice(0, SKILLS_SHOWN),
    location,
    noticePeriod,
    noticeUntil,
    tagNames: row.tags.map(({ name }) => name),
    appliedBefore,
    nextInterviewAt,
  };
}

export async function otherApplicationIds({ services, viewer }: Context, ids: readonly string[]) {
  const rows = await services.database.read(OTHER_APPLICATIONS, [
    viewer!.companyId!,
    ids,
    OTHERS_MAX,
    jobsOf(viewer!.team),
  ]);
  const byId = Map.groupBy(rows, ({ ofId }) => ofId);
  return ids.map((id) => byId.get(id) ?? []);
}

/** The caller's own rating first. */
export async function ratingsById(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<ColleagueRating[][]> {
  const { companyId, userId } = viewer!;
  const rows = await services.database.read(RATINGS, [companyId!, ids]);
  const byId = Map.groupBy(rows, ({ applicationId }) => applicationId);
  return ids.map((id) =>
    (byId.get(id) ?? [])
      .map((row) => ({
        ...row,
        id: `${id} ${row.userId}`,
        isMine: row.userId === userId,
      }))
      .toSorted((one, two) => Number(two.isMine) - Number(one.isMine)),
  );
}
