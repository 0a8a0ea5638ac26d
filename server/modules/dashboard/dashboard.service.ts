import { RECENT_ACTIVITY_SHOWN } from '#schema/options/limits.ts';
import { CHANGE_PERIOD_DAYS, percentChange } from '#schema/profile/change.ts';
import { isClosed } from '#schema/options/statuses.ts';
import { COMPARED_STATS, DASHBOARD_STATS } from '#schema/profile/dashboard.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { translator } from '#server/lib/words.ts';
import { jobsOf } from '#server/modules/team/jobRight.rules.ts';
import { EMPLOYER_DASHBOARD, SEEKER_DASHBOARD } from './dashboard.sql.ts';
import type { Dashboard } from './dashboard.type.ts';

const PERIOD = CHANGE_PERIOD_DAYS * 24 * 60 * 60 * 1_000;

/** One statement per role. Administrators have a separate dashboard. */
export async function dashboardOf(ctx: Context, viewer: Viewer): Promise<Dashboard | null> {
  const { role, userId, companyId, team } = viewer;
  if (role === 'admin') return null;
  const { clock, database } = ctx.services;
  const now = clock.now();
  const since = new Date(now.getTime() - PERIOD);
  const before = new Date(since.getTime() - PERIOD);
  const asked = [since, before, RECENT_ACTIVITY_SHOWN] as const;
  const [row] =
    role === 'employer'
      ? await database.read(EMPLOYER_DASHBOARD, [companyId, ...asked, now, jobsOf(team)])
      : await database.read(SEEKER_DASHBOARD, [userId, ...asked]);
  const { stats, activity } = row!;
  const somebody = translator(ctx.locale, 'notifications')('somebody');
  return {
    // Names of applicants are hidden while the company is not approved.
    activity: activity.map(({ at, personName, ...entry }) => ({
      ...entry,
      at: new Date(at),
      personName: isClosed(viewer.companyStatus) ? personName && somebody : personName,
    })),
    stats: DASHBOARD_STATS[role].map((key) => {
      const { value, current, previous } = stats[key]!;
      const compares = COMPARED_STATS[key];
      const change = compares === 'none' ? null : percentChange(current, previous);
      return { key, value, change, compares, recent: current, before: previous };
    }),
  };
}
