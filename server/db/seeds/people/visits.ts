import type { Role } from '#schema/options/roles.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import {
  after,
  atOfficeHours,
  before,
  DAY,
  earliest,
  latest,
  MINUTE,
} from '#server/db/seeds/moments.ts';
import type { HistoryRows } from './applicationHistory.ts';
import type { UserRow } from './users.ts';

const DAYS_KEPT = 90;
/** As in M022Analytics: a longer pause ends a visit. */
const PAUSE = 30 * MINUTE;

interface VisitRow {
  id: string;
  user_id: string;
  role: Role;
  began_at: Date;
  last_at: Date;
}

/** Visits of the last three months: one for each action, and some in which people only looked around. */
export function inventVisits(
  chance: Chance,
  users: readonly UserRow[],
  applications: readonly HistoryRows[],
  now: Date,
): VisitRow[] {
  const since = before(now, DAYS_KEPT * DAY);
  const deeds = new Map<string, Date[]>();
  for (const { actor_id, at } of applications.flatMap(({ events }) => events)) {
    if (actor_id) deeds.set(actor_id, [...(deeds.get(actor_id) ?? []), at]);
  }
  const visits = users.flatMap((user) => {
    const own = chance.derive(user.id);
    const moments = [...(deeds.get(user.id) ?? []), ...visitDays(own, user, since, now)];
    return visitsOf(
      own,
      user,
      moments.filter((at) => at >= since),
      now,
    );
  });
  return visits.toSorted((a, b) => a.began_at.getTime() - b.began_at.getTime());
}

/** Sign-up, login, and days of browsing in between: some users come twice in three months, some every other day. */
function visitDays(
  chance: Chance,
  { created_at, last_login_at, role }: UserRow,
  since: Date,
  now: Date,
): Date[] {
  const from = latest(created_at, since);
  const days = (earliest(last_login_at ?? created_at, now).getTime() - from.getTime()) / DAY;
  const often = role === 'job_seeker' ? chance.fraction() ** 2 * 0.35 : chance.between(0.1, 0.4);
  const around = Array.from({ length: Math.max(0, Math.round(days * often)) }, () =>
    atOfficeHours(after(from, Math.floor(chance.fraction() * days * DAY)), chance),
  );
  const known = last_login_at ? [created_at, last_login_at] : [created_at];
  return [...known, ...around.filter((at) => at > from && at < now)];
}

function visitsOf(chance: Chance, { id, role }: UserRow, moments: Date[], now: Date): VisitRow[] {
  const visits: VisitRow[] = [];
  for (const at of moments.toSorted((a, b) => a.getTime() - b.getTime())) {
    const end = earliest(after(at, Math.floor(chance.fraction() ** 2 * 25 * MINUTE)), now);
    const open = visits.at(-1);
    if (open && at.getTime() - open.last_at.getTime() <= PAUSE)
      open.last_at = latest(open.last_at, end);
    else visits.push({ id: chance.id(at), user_id: id, role, began_at: at, last_at: end });
  }
  return visits;
}
