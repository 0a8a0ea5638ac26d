import {
  REJECTION_REASONS,
  type RejectionReason,
  type StagePreset,
} from '#schema/options/stages.ts';
import {
  APPLICATION_STATUSES,
  type ApplicationEvent,
  type ApplicationStatus,
} from '#schema/options/statuses.ts';
import type { WithdrawalReason } from '#schema/options/withdrawal.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import type { SeedJob } from '#server/db/seeds/jobs/jobRow.ts';
import { NOTES } from '#server/db/seeds/lists/coverLetters.ts';
import { after, DAY, HOUR, inOfficeHours } from '#server/db/seeds/moments.ts';
import { usualPay } from '#server/db/seeds/jobs/pay.ts';
import type { TimelineStage } from '#server/modules/application/stage/stage.rules.ts';
import { answersOf, marksIn, type AnswerRow } from './answers.ts';
import type { Seeker } from './seekers.ts';

/** How an application ends given enough time; `viewed` is a pending one that was opened. */
export type Outcome = ApplicationStatus | 'viewed';

/** How often each happens to people who do this line of work, and to others. */
export const OUTCOMES: readonly { outcome: Outcome; fitting: number; other: number }[] = [
  { outcome: 'pending', fitting: 20, other: 20 },
  { outcome: 'viewed', fitting: 14, other: 14 },
  { outcome: 'reviewed', fitting: 18, other: 18 },
  { outcome: 'shortlisted', fitting: 21, other: 8 },
  { outcome: 'rejected', fitting: 16, other: 40 },
  { outcome: 'hired', fitting: 11, other: 0 },
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
  stage_id: string | null;
  rejection_reason: RejectionReason | null;
  withdrawn_at: Date | null;
  withdrawal_reason: WithdrawalReason | null;
  withdrawal_told_at: Date | null;
  answers_asked: number;
  answers_fitting: number;
  musts_missed: number;
}

/** What the timeline says about an interview. */
interface TimelineInterview {
  interview: string;
  time: string | null;
}

interface EventRow {
  id: string;
  application_id: string;
  kind: ApplicationEvent;
  /** Null if it happened automatically, at a set time. */
  actor_id: string | null;
  at: Date;
  data: TimelineStage | TimelineInterview | { offer: string } | null;
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
  answers: AnswerRow[];
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

type Step = readonly [kind: ApplicationEvent, least: number, most: number, stage?: StagePreset];

const VIEWED: Step = ['viewed', HOUR, 3 * DAY];
const REVIEWED: Step = ['reviewed', HOUR, 2 * DAY];
const SHORTLISTED: Step = ['shortlisted', 4 * HOUR, 4 * DAY];
const REJECTED: Step = ['rejected', 4 * HOUR, 6 * DAY];
const HIRED: Step = ['hired', 2 * DAY, 8 * DAY];
const INTERVIEW: Step = ['stage_changed', DAY, 4 * DAY, 'interview'];
const TEST: Step = ['stage_changed', DAY, 3 * DAY, 'test'];
const OFFER: Step = ['stage_changed', DAY, 5 * DAY, 'offer'];

/** The ids of the stages that companies share until they arrange their own. */
export const STAGE_IDS: Readonly<Record<StagePreset, string>> = {
  screening: '019ac000-0000-7000-8000-000000000001',
  shortlist: '019ac000-0000-7000-8000-000000000002',
  interview: '019ac000-0000-7000-8000-000000000003',
  test: '019ac000-0000-7000-8000-000000000004',
  offer: '019ac000-0000-7000-8000-000000000005',
};

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
      return [VIEWED, ...perhapsReviewed, SHORTLISTED, ...roundsOf(chance)];
    case 'rejected':
      return [VIEWED, ...perhapsReviewed, REJECTED];
    case 'hired':
      return [VIEWED, ...perhapsReviewed, SHORTLISTED, INTERVIEW, HIRED];
  }
}

/** How far those on a shortlist have come. */
function roundsOf(chance: Chance): Step[] {
  const rounds = chance.happens(0.5) ? [INTERVIEW, TEST, OFFER] : [INTERVIEW, OFFER];
  return rounds.slice(0, Math.floor(chance.between(0, rounds.length + 1)));
}

/** Advances towards the outcome, but never into the future. */
export function historyOf(chance: Chance, facts: Case): HistoryRows {
  const { seeker, job, appliedAt, outcome, now } = facts;
  const id = chance.id(appliedAt);
  const employer = job.row.posted_by;
  const event = (
    kind: ApplicationEvent,
    actor_id: string,
    at: Date,
    data: TimelineStage | null = null,
  ): EventRow => ({ id: chance.id(at), application_id: id, kind, actor_id, at, data });
  const events = [event('applied', seeker.user.id, appliedAt)];
  const notes: NoteRow[] = [];
  let at = appliedAt;
  let status: ApplicationStatus = 'pending';
  let statusChangedAt = appliedAt;
  let stageId: string | null = null;
  for (const [kind, least, most, stage] of stepsTo(chance, outcome)) {
    at = inOfficeHours(after(at, Math.floor(chance.between(least, most))), chance);
    if (at >= now) break;
    const data = stage ? { stageId: STAGE_IDS[stage], preset: stage } : null;
    events.push(event(kind, employer, at, data));
    if (data) stageId = data.stageId;
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
  const answers = answersOf(chance.derive('answers'), id, facts.job.row.questions, seeker);
  const reached = { id, status, statusChangedAt, stageId };
  return { row: { ...rowOf(chance, facts, reached), ...marksIn(answers) }, events, notes, answers };
}

function isStatus(kind: ApplicationEvent): kind is ApplicationEvent & ApplicationStatus {
  return (APPLICATION_STATUSES as readonly string[]).includes(kind);
}

interface Reached {
  id: string;
  status: ApplicationStatus;
  statusChangedAt: Date;
  stageId: string | null;
}

function rowOf(
  chance: Chance,
  { seeker, job, letter, appliedAt, resume }: Case,
  { id, status, statusChangedAt, stageId }: Reached,
): Omit<ApplicationRow, keyof ReturnType<typeof marksIn>> {
  const { user, role, years } = seeker;
  // Applicants know what the job may pay.
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
    stage_id: stageId,
    withdrawn_at: null,
    withdrawal_reason: null,
    withdrawal_told_at: null,
    rejection_reason:
      status === 'rejected' && chance.happens(0.7) ? chance.pick(REJECTION_REASONS) : null,
  };
}

function wish(chance: Chance, rupees: number): string {
  if (rupees > 450_000 || chance.happens(0.4)) return `${Math.round(rupees / 50_000) / 2} LPA`;
  return `₹${(Math.round(rupees / 12_000) * 1_000).toLocaleString('en-IN')} per month`;
}
