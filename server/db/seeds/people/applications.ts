import type { Chance } from '#server/db/seeds/chance.ts';
import { historyOf, OUTCOMES, type HistoryRows, type Outcome } from './applicationHistory.ts';
import { DEMO_JOBS } from '#server/db/seeds/lists/demoJobs.ts';
import { COVER_LETTERS, FRESHER_LETTERS } from '#server/db/seeds/lists/coverLetters.ts';
import { isLive, type SeedJob } from '#server/db/seeds/jobs/jobRow.ts';
import { usualPay } from '#server/db/seeds/jobs/pay.ts';
import { after, DAY, earliest, latest, MINUTE } from '#server/db/seeds/moments.ts';
import type { Seeker } from './seekers.ts';

const CROWD_APPLICATIONS = 880;
const UNSEEN = 0.6;

export interface Application extends HistoryRows {
  seeker: Seeker;
  job: SeedJob;
}

/** Whether a job accepted applications at all, and between which moments. */
function windowOf(job: SeedJob, seeker: Seeker, now: Date) {
  const { row } = job;
  const from = latest(
    after(row.posted_at, 25 * MINUTE),
    after(seeker.user.created_at, 70 * MINUTE),
  );
  const to = earliest(row.application_deadline, row.closed_at, now);
  const wasLive = row.admin_status === 'approved' || row.admin_status === 'suspended';
  const isOpen = wasLive && job.plan.company.row.admin_status === 'approved' && from < to;
  return isOpen ? { from, to } : null;
}

export class ApplicationBook {
  readonly applications: Application[] = [];
  private readonly pairs = new Set<string>();

  constructor(
    private readonly chance: Chance,
    readonly now: Date,
    /** The id of the resume file, by job seeker. */
    private readonly resumes: ReadonlyMap<string, string>,
  ) {}

  /** False if this application is impossible: too late, too early, or a repetition. */
  write(seeker: Seeker, job: SeedJob, wish: { outcome?: Outcome; at?: Date } = {}): boolean {
    const window = windowOf(job, seeker, this.now);
    const pair = `${seeker.user.id} ${job.row.id}`;
    if (!window || !mayApply(seeker) || this.pairs.has(pair)) return false;
    const { at } = wish;
    if (at && (at < window.from || at > window.to)) return false;
    this.pairs.add(pair);
    const chance = this.chance.derive(pair);
    // Most people apply in the first days.
    const span = window.to.getTime() - window.from.getTime();
    const appliedAt = at ?? after(window.from, Math.floor(span * chance.fraction() ** 1.6));
    const fits = job.plan.line === seeker.line;
    const outcome =
      wish.outcome ??
      chance.weighted(OUTCOMES, ({ fitting, other }) => (fits ? fitting : other)).outcome;
    const letter = writeLetter(chance, seeker, job);
    this.applications.push({
      seeker,
      job,
      ...historyOf(chance, {
        seeker,
        job,
        letter,
        appliedAt,
        outcome,
        now: this.now,
        resume: this.resumes.get(seeker.user.id) ?? null,
      }),
    });
    return true;
  }
}

function mayApply({ user }: Seeker): boolean {
  return user.email_verified_at !== null && user.status !== 'inactive';
}

/** First the planned number for the demo account's jobs; then job seekers apply in fields near their own. */
export function fillBook(
  chance: Chance,
  book: ApplicationBook,
  jobs: readonly SeedJob[],
  demoJobs: readonly SeedJob[],
  seekers: readonly Seeker[],
): void {
  demoJobs.forEach((job, index) =>
    fillDemoJob(chance, book, job, seekers, DEMO_JOBS[index]!.applicants),
  );
  const appealOf = new Map(
    jobs.map((job) => [job, (0.3 + chance.fraction() ** 2 * 3) * ageFactor(job, book.now)]),
  );
  // Nobody has seen every open job, so each has some left that could be recommended.
  const open = jobs.filter((job) => isLive(job, book.now));
  const unseen = new Map(
    seekers.map((seeker) => [
      seeker,
      new Set(chance.derive(seeker.user.id).some(open, open.length * UNSEEN)),
    ]),
  );
  for (let tries = 0; book.applications.length < CROWD_APPLICATIONS && tries < 20_000; tries++) {
    const seeker = chance.weighted(seekers, ({ user }) => 1 + (user.phone.charCodeAt(9) % 5));
    const passedOver = unseen.get(seeker)!;
    const job = chance.weighted(jobs, (one) =>
      passedOver.has(one) ? 0 : suitability(seeker, one) * appealOf.get(one)!,
    );
    book.write(seeker, job);
  }
}

/** Jobs posted this week have few applicants yet. */
function ageFactor({ row }: SeedJob, now: Date): number {
  return Math.min(1, (now.getTime() - row.posted_at.getTime()) / (24 * DAY));
}

/** Employers need applications to work on: every second one for an open job is still unanswered. */
const OPEN_OUTCOMES: readonly Outcome[] = ['pending', 'shortlisted', 'rejected', 'pending', 'reviewed', 'pending']; // oxfmt-ignore
/** From the best fit to the worst. */
const ENDED_OUTCOMES: readonly Outcome[] = ['hired', 'shortlisted', 'reviewed', 'rejected'];

function fillDemoJob(
  chance: Chance,
  book: ApplicationBook,
  job: SeedJob,
  seekers: readonly Seeker[],
  wanted: number,
): void {
  const outcomes = isLive(job, book.now) ? OPEN_OUTCOMES : ENDED_OUTCOMES;
  const keen = chance
    .shuffled(seekers)
    .toSorted((a, b) => suitability(b, job) - suitability(a, job));
  let written = 0;
  for (const seeker of keen) {
    if (written === wanted) return;
    const outcome = outcomes[written % outcomes.length]!;
    if (book.write(seeker, job, { outcome })) written++;
  }
}

function suitability(seeker: Seeker, { plan, row }: SeedJob): number {
  if (plan.years > seeker.years + 2) return 0.01;
  const trade =
    plan.role === seeker.role ? 90 : plan.line === seeker.line ? 12 : plan.line.field === seeker.line.field ? 1 : 0.002; // oxfmt-ignore
  const place = row.is_remote ? 2 : row.state === seeker.place.state ? 4 : 1;
  // Hardly anyone applies for a job that pays far less than they could ask for.
  const offered = row.salary_max ?? usualPay(plan.role, plan.years) * 1.4;
  const pay = offered < usualPay(seeker.role, seeker.years) ? 0.0005 : 1;
  return trade * place * pay;
}

function writeLetter(
  chance: Chance,
  { role, place, years }: Seeker,
  { plan, row }: SeedJob,
): string {
  if (chance.happens(0.3)) return '';
  return chance
    .pick(years === 0 ? FRESHER_LETTERS : COVER_LETTERS)
    .replaceAll('{title}', row.title)
    .replaceAll('{company}', plan.company.row.name)
    .replaceAll('{skill}', chance.pick(role.skills))
    .replaceAll('{town}', place.town)
    .replaceAll('{years}', years === 1 ? 'one year' : `${years} years`);
}
