import type { AlertFrequency } from '#schema/options/alerts.ts';
import type { SalaryRange } from '#schema/options/salaryRanges.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import { DEMO_ALERTS } from './demoSeeker.ts';
import type { SeedJob } from '#server/db/seeds/jobs/jobRow.ts';
import { before, DAY, lastDigest } from '#server/db/seeds/moments.ts';
import type { Seeker } from './seekers.ts';

interface AlertRow {
  id: string;
  user_id: string;
  name: string;
  keywords: string;
  location: string | null;
  job_type: string | null;
  salary_range: SalaryRange | null;
  frequency: AlertFrequency;
  is_active: boolean;
  matches: number;
  last_sent_at: Date | null;
  last_run_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

interface AlertRun {
  id: string;
  alert_id: string;
  ran_at: Date;
  matches: number;
  mailed: boolean;
}

export interface AlertBook {
  alerts: AlertRow[];
  runs: AlertRun[];
  sent: { alert_id: string; user_id: string; job_id: string; run_id: string }[];
}

const EVERY: Readonly<Record<AlertFrequency, number>> = { daily: 1, weekly: 7, monthly: 30 };
const RUNS_KEPT_DAYS = 30;

type Wanted = Pick<AlertRow, 'name' | 'keywords' | 'location' | 'job_type' | 'salary_range' | 'frequency'> & { days: number }; // oxfmt-ignore

/** Alerts with the digests they would have sent over the last month. */
export function inventAlerts(
  chance: Chance,
  seekers: readonly Seeker[],
  demoSeeker: Seeker,
  jobs: readonly SeedJob[],
  now: Date,
): AlertBook {
  const book: AlertBook = { alerts: [], runs: [], sent: [] };
  for (const wanted of DEMO_ALERTS) addAlert(chance, book, demoSeeker, wanted, jobs, now);
  for (const seeker of seekers) {
    if (seeker.user.email_verified_at === null || !chance.happens(0.45)) continue;
    addAlert(chance, book, seeker, wish(chance, seeker), jobs, now);
  }
  return book;
}

function wish(chance: Chance, { role, place, profile }: Seeker): Wanted {
  const keywords = chance.happens(0.3)
    ? (profile?.technical_skills[0] ?? role.title)
    : role.title.replace(/ \(.*\)/, '');
  const isLocal = chance.happens(0.5);
  return {
    name: isLocal ? `${keywords} in ${place.town}` : keywords,
    keywords,
    location: isLocal ? place.display : null,
    job_type: chance.happens(0.3) ? 'full_time' : null,
    salary_range: role.pay[1] > 12 && chance.happens(0.3) ? 'lakh_8_12' : null,
    frequency: chance.weighted(
      ['daily', 'weekly', 'monthly'] as const,
      (one) => 4 - EVERY[one] / 10,
    ),
    days: chance.whole(2, 90),
  };
}

function addAlert(
  chance: Chance,
  book: AlertBook,
  { user }: Seeker,
  { days, ...wanted }: Wanted,
  jobs: readonly SeedJob[],
  now: Date,
): void {
  const created = new Date(Math.max(before(now, days * DAY).getTime(), user.created_at.getTime()));
  const id = chance.id(created);
  const active = chance.happens(0.85) || user.password_hash !== null;
  const runs = active ? runsOf(chance, id, wanted, jobs, created, now) : [];
  const mailed = runs.filter(({ run }) => run.mailed);
  book.alerts.push({
    id,
    user_id: user.id,
    ...wanted,
    is_active: active,
    matches: mailed.reduce((sum, { run }) => sum + run.matches, 0),
    last_sent_at: mailed.at(-1)?.run.ran_at ?? null,
    last_run_at: runs.at(-1)?.run.ran_at ?? null,
    created_at: created,
    updated_at: created,
  });
  book.runs.push(...runs.map(({ run }) => run));
  for (const { run, found } of mailed) {
    const sent = { alert_id: id, user_id: user.id, run_id: run.id };
    book.sent.push(...found.map(({ row }) => ({ ...sent, job_id: row.id })));
  }
}

/** Each run covers the jobs posted since the one before. */
function runsOf(
  chance: Chance,
  alertId: string,
  wanted: Omit<Wanted, 'days'>,
  jobs: readonly SeedJob[],
  created: Date,
  now: Date,
) {
  const every = EVERY[wanted.frequency];
  const last = before(lastDigest(now), every === 1 ? 0 : chance.whole(0, every - 1) * DAY);
  const fitting = jobs.filter((job) => fits(job, wanted));
  return Array.from({ length: Math.ceil(RUNS_KEPT_DAYS / every) }, (_, index) =>
    before(last, index * every * DAY),
  )
    .toReversed()
    .filter((ranAt) => ranAt > created)
    .map((ranAt) => {
      const since = before(ranAt, every * DAY);
      const found = fitting.filter(({ row }) => row.posted_at > since && row.posted_at <= ranAt);
      const mailed = found.length > 0;
      const run = {
        id: chance.id(ranAt),
        alert_id: alertId,
        ran_at: ranAt,
        matches: found.length,
        mailed,
      };
      return { run, found };
    });
}

function fits({ row, plan }: SeedJob, wanted: Omit<Wanted, 'days'>): boolean {
  const text = [row.title, ...row.skills].join(' ').toLowerCase();
  return (
    row.admin_status === 'approved' &&
    plan.company.row.admin_status === 'approved' &&
    text.includes(wanted.keywords.toLowerCase()) &&
    (wanted.location === null || wanted.location === row.location) &&
    (wanted.job_type === null ||
      (wanted.job_type === 'remote' ? row.is_remote : wanted.job_type === row.type)) &&
    (wanted.salary_range === null || (row.salary_max ?? 0) >= 800_000)
  );
}
