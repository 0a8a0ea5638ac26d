import type { ApplicationEvent, ApplicationStatus } from '#schema/options/statuses.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import type { SeedJob } from '#server/db/seeds/jobs/jobRow.ts';
import { NOTES } from '#server/db/seeds/lists/coverLetters.ts';
import { after, DAY, HOUR, inOfficeHours } from '#server/db/seeds/moments.ts';
import { usualPay } from '#server/db/seeds/jobs/pay.ts';
import type { Seeker } from './seekers.ts';

/** How an application ends given enough time; `viewed` is a pending one that was opened. */
export type Outcome = ApplicationStatus | 'viewed';

export const OUTCOMES: readonly { outcome: Outcome; share: number }[] = [
  { outcome: 'pending', share: 20 },
  { outcome: 'viewed', share: 14 },
  { outcome: 'reviewed', share: 18 },
  { outcome: 'shortlisted', share: 19 },
  { outcome: 'rejected', share: 20 },
  { outcome: 'hired', share: 9 },
];

interface ApplicationRow {
  id: string;
  job_id: string;
  seeker_id: string;
  name: string;
  email: string;
  phone: string | null;
  cover_letter: string;
  expected_salary: string | null;
  resume_file_id: string | null;
  status: ApplicationStatus;
  status_changed_at: Date;
  applied_at: Date;
}

interface EventRow {
  id: string;
  application_id: string;
  kind: ApplicationEvent;
  actor_id: string;
  at: Date;
}

interface NoteRow {
  id: string;
  application_id: string;
  author_id: string;
  body: string;
  created_at: Date;
}

export interface HistoryRows {
  row: ApplicationRow;
  events: EventRow[];
  notes: NoteRow[];
}

interface Case {
  seeker: Seeker;
  job: SeedJob;
  letter: string;
  appliedAt: Date;
  outcome: Outcome;
  now: Date;
  /** The file that was sent. */
  resume: string | null;
}

type Step = readonly [kind: ApplicationEvent, least: number, most: number];

const VIEWED: Step = ['viewed', HOUR, 3 * DAY];
const REVIEWED: Step = ['reviewed', HOUR, 2 * DAY];
const SHORTLISTED: Step = ['shortlisted', 4 * HOUR, 4 * DAY];
const REJECTED: Step = ['rejected', 4 * HOUR, 6 * DAY];
const HIRED: Step = ['hired', 3 * DAY, 12 * DAY];

function stepsTo(chance: Chance, outcome: Outcome): Step[] {
  const perhapsReviewed = chance.happens(0.5) ? [REVIEWED] : [];
  switch (outcome) {
    case 'pending':
      return [];
    case 'viewed':
      return [VIEWED];
    case 'reviewed':
      return [VIEWED, REVIEWED];
    case 'shortlisted':
      return [VIEWED, ...perhapsReviewed, SHORTLISTED];
    case 'rejected':
      return [VIEWED, ...perhapsReviewed, REJECTED];
    case 'hired':
      return [VIEWED, ...perhapsReviewed, SHORTLISTED, HIRED];
  }
}

/** Advances towards the outcome as far as time allows: nothing happens in the future. */
export function historyOf(chance: Chance, facts: Case): HistoryRows {
  const { seeker, job, appliedAt, outcome, now } = facts;
  const id = chance.id(appliedAt);
  const employer = job.row.posted_by;
  const event = (kind: ApplicationEvent, actor_id: string, at: Date): EventRow => {
    return { id: chance.id(at), application_id: id, kind, actor_id, at };
  };
  const events = [event('applied', seeker.user.id, appliedAt)];
  const notes: NoteRow[] = [];
  let at = appliedAt;
  let status: ApplicationStatus = 'pending';
  let statusChangedAt = appliedAt;
  for (const [kind, least, most] of stepsTo(chance, outcome)) {
    at = inOfficeHours(after(at, Math.floor(chance.between(least, most))), chance);
    if (at >= now) break;
    events.push(event(kind, employer, at));
    if (isStatus(kind)) {
      status = kind;
      statusChangedAt = at;
    }
    const noted = after(at, Math.floor(chance.between(2 * 60_000, 20 * 60_000)));
    if (kind !== 'viewed' && chance.happens(0.12) && noted < now) {
      at = noted;
      events.push(event('note', employer, at));
      notes.push({
        id: chance.id(at),
        application_id: id,
        author_id: employer,
        body: chance.pick(NOTES),
        created_at: at,
      });
    }
  }
  return { row: rowOf(chance, facts, { id, status, statusChangedAt }), events, notes };
}

function isStatus(kind: ApplicationEvent): kind is ApplicationEvent & ApplicationStatus {
  return kind !== 'viewed' && kind !== 'note' && kind !== 'applied' && kind !== 'resume_downloaded';
}

function rowOf(
  chance: Chance,
  { seeker, job, letter, appliedAt, resume }: Case,
  { id, status, statusChangedAt }: { id: string; status: ApplicationStatus; statusChangedAt: Date },
): ApplicationRow {
  const { user, role, years } = seeker;
  // Who applies for a job knows what it may pay.
  const asks =
    Math.min(usualPay(role, years), usualPay(job.plan.role, job.plan.years) * 1.15) * 1.2;
  return {
    id,
    job_id: job.row.id,
    seeker_id: user.id,
    name: `${user.first_name} ${user.last_name}`,
    email: user.email,
    phone: chance.happens(0.9) ? user.phone : null,
    cover_letter: letter,
    expected_salary: chance.happens(0.5) ? wish(chance, asks) : null,
    resume_file_id: resume,
    status,
    status_changed_at: statusChangedAt,
    applied_at: appliedAt,
  };
}

function wish(chance: Chance, rupees: number): string {
  if (rupees > 450_000 || chance.happens(0.4)) return `${Math.round(rupees / 50_000) / 2} LPA`;
  return `₹${(Math.round(rupees / 12_000) * 1_000).toLocaleString('en-IN')} per month`;
}
