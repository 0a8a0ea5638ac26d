import type { Application } from '#server/db/seeds/people/applications.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import type { SeedJob } from './jobRow.ts';
import { after, before, earliest, MINUTE } from '#server/db/seeds/moments.ts';
import type { Seeker } from '#server/db/seeds/people/seekers.ts';

const JOB_VIEWS = 9_000;
const VISITORS = 2_400;

interface JobViewRow {
  id: string;
  job_id: string;
  user_id: string | null;
  visitor: string | null;
  source: string;
  viewed_at: Date;
}

const SOURCES = [
  { source: 'search', share: 46 },
  { source: 'direct', share: 20 },
  { source: 'home', share: 16 },
  { source: 'similar', share: 10 },
  { source: 'alert', share: 8 },
];

/** The views since the oldest job was posted, row by row; every applicant viewed the job first. */
export function inventViews(
  chance: Chance,
  jobs: readonly SeedJob[],
  seekers: readonly Seeker[],
  applications: readonly Application[],
  now: Date,
): JobViewRow[] {
  const visitors = Array.from({ length: VISITORS }, () => `\\x${chance.hex(64)}`);
  const view = (job: SeedJob, at: Date, user: string | null): JobViewRow => ({
    id: chance.id(at),
    job_id: job.row.id,
    user_id: user,
    visitor: user ? null : chance.pick(visitors),
    source: chance.weighted(SOURCES, ({ share }) => share).source,
    viewed_at: at,
  });
  const ofApplicants = applications
    .map(({ job, seeker, row }) => ({
      job,
      seeker,
      at: before(row.applied_at, chance.whole(2, 20) * MINUTE),
    }))
    .map(({ job, seeker, at }) => view(job, at, seeker.user.id));
  const visible = jobs
    .map((job) => ({
      job,
      ...visibleIn(job, now),
      appeal: 0.2 + chance.fraction() ** 2 * 2,
    }))
    .filter(({ from, to }) => from < to);
  const ofOthers = Array.from({ length: JOB_VIEWS - ofApplicants.length }, () => {
    const { job, from, to } = chance.weighted(
      visible,
      (one) => one.appeal * (one.job.row.is_featured || one.job.row.is_hot ? 2.5 : 1),
    );
    const at = after(from, Math.floor(chance.fraction() * (to.getTime() - from.getTime())));
    const known = chance.happens(0.2) ? chance.pick(seekers).user : null;
    return view(job, at, known && known.created_at < at ? known.id : null);
  });
  return [...ofApplicants, ...ofOthers].toSorted(
    (a, b) => a.viewed_at.getTime() - b.viewed_at.getTime(),
  );
}

function visibleIn({ row, plan }: SeedJob, now: Date) {
  const shown = row.admin_status === 'approved' && plan.company.row.admin_status === 'approved';
  const to = earliest(row.application_deadline, row.closed_at, now);
  return shown ? { from: row.posted_at, to } : { from: now, to: now };
}
