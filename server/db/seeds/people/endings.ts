import { WITHDRAWAL_REASONS } from '#schema/options/withdrawal.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import { DEMO_COMPANY } from '#server/db/seeds/lists/companyNames.ts';
import { after, DAY, HOUR, MINUTE } from '#server/db/seeds/moments.ts';
import type { Application } from './applications.ts';

/** The demo company has more of everything, so that its pages show it. */
const isForDemoCompany = ({ job }: Application) => job.plan.company.row.name === DEMO_COMPANY;

/** Some applicants take their application back before anything is decided. Their events are added. */
export function withdrawSome(chance: Chance, applications: readonly Application[], now: Date) {
  for (const application of applications) {
    const { row, events, seeker } = application;
    const given = chance.derive(row.id);
    const isOpen = row.status === 'pending' || row.status === 'reviewed';
    // The demo seeker's own applications stay as they are.
    if (
      !isOpen ||
      seeker.user.password_hash ||
      !given.happens(isForDemoCompany(application) ? 0.25 : 0.04)
    )
      continue;
    const at = after(events.at(-1)!.at, Math.floor(given.between(4 * HOUR, 6 * DAY)));
    if (at >= after(now, -MINUTE)) continue;
    const notifiedAt = after(at, MINUTE);
    Object.assign(row, {
      withdrawn_at: at,
      withdrawal_reason: given.pick(WITHDRAWAL_REASONS),
      withdrawal_told_at: notifiedAt,
    });
    const who = { application_id: row.id, actor_id: row.seeker_id };
    events.push({ id: given.id(at), ...who, kind: 'withdrawn', at, data: null });
  }
}

/** What employers think of applicants, in stars. */
export function inventRatings(chance: Chance, applications: readonly Application[], now: Date) {
  return applications.flatMap((application) => {
    const { row, job, events } = application;
    const given = chance.derive(row.id);
    const share = isForDemoCompany(application) ? 0.7 : 0.15;
    const rated_at = after(events.at(-1)!.at, Math.floor(given.between(5 * MINUTE, HOUR)));
    if (row.status === 'pending' || !given.happens(share) || rated_at >= now) return [];
    const stars = row.status === 'rejected' ? given.whole(1, 3) : given.whole(3, 5);
    return [{ application_id: row.id, user_id: job.row.posted_by, stars, rated_at }];
  });
}

/** How applicants were treated, in their own words: one to five. */
export function inventTreatment(chance: Chance, applications: readonly Application[], now: Date) {
  return applications.flatMap((application) => {
    const { row, events } = application;
    const given = chance.derive(row.id);
    const hasEnded = row.withdrawn_at || row.status === 'rejected' || row.status === 'hired';
    const rated_at = after(events.at(-1)!.at, Math.floor(given.between(HOUR, 5 * DAY)));
    if (!hasEnded || !given.happens(isForDemoCompany(application) ? 1 : 0.3) || rated_at >= now)
      return [];
    const rating = row.status === 'hired' ? given.whole(4, 5) : given.whole(2, 5);
    return [{ application_id: row.id, rating, first_rated_at: rated_at, rated_at }];
  });
}
