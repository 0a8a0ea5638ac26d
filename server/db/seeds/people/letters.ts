import type { Chance } from '#server/db/seeds/chance.ts';
import { isLive, type SeedJob } from '#server/db/seeds/jobs/jobRow.ts';
import {
  after,
  before,
  DAY,
  earliest,
  HOUR,
  inOfficeHours,
  latest,
} from '#server/db/seeds/moments.ts';
import type { Seeker } from './seekers.ts';

export interface Letter {
  row: {
    id: string;
    candidate_id: string;
    company_id: string;
    job_id: string;
    sender_id: string;
    message: string;
    sent_at: Date;
  };
  job: SeedJob;
}

const OPENINGS = [
  'your profile is close to what we need for this opening.',
  'we saw your profile in the candidate database and would like to speak to you.',
  'your experience matches this job well.',
];
const REQUESTS = [
  'Can we speak on the phone this week?',
  'If you are interested, please apply and we will call you within two days.',
  'Could you visit our office for a short meeting?',
];

/** Messages from employers to visible job seekers in their field whom they have not hired. */
export function inventLetters(
  chance: Chance,
  seekers: readonly Seeker[],
  jobs: readonly SeedJob[],
  appliedTo: ReadonlySet<string>,
  now: Date,
): Letter[] {
  return seekers.flatMap(({ user, profile, line }, index) => {
    const fitting = jobs.filter(
      (job) =>
        isLive(job, now) &&
        job.plan.line === line &&
        !appliedTo.has(`${user.id} ${job.row.id}`) &&
        latest(job.row.posted_at, user.created_at) < before(now, HOUR),
    );
    // The first is the demo seeker, who always has one.
    const isWritten = profile?.is_open_to_work && (index === 0 || chance.happens(0.15));
    if (!isWritten || fitting.length === 0) return [];
    const job = chance.pick(fitting);
    const since = latest(job.row.posted_at, user.created_at, before(now, 20 * DAY));
    const span = now.getTime() - since.getTime();
    const thought = after(since, Math.floor(chance.fraction() * span));
    const sentAt = earliest(latest(inOfficeHours(thought, chance), since), now);
    const message = `Dear ${user.first_name}, ${chance.pick(OPENINGS)} ${chance.pick(REQUESTS)}`;
    const row = {
      id: chance.id(sentAt),
      candidate_id: user.id,
      company_id: job.row.company_id,
      job_id: job.row.id,
      sender_id: job.row.posted_by,
      message,
      sent_at: sentAt,
    };
    return [{ row, job }];
  });
}
