import type { InterviewKind, InterviewStatus } from '#schema/options/interviews.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import { DEMO_COMPANY } from '#server/db/seeds/lists/companyNames.ts';
import { after, atIndianTime, DAY, HOUR, MINUTE } from '#server/db/seeds/moments.ts';
import type { Application } from './applications.ts';

/** The demo company has interviews in every state. */
const DEMO_STATES: readonly InterviewStatus[] = ['booked', 'proposed', 'held', 'cancelled', 'missed']; // oxfmt-ignore
const KINDS: readonly InterviewKind[] = ['video', 'on_site', 'phone', 'video', 'walk_in'];
const LENGTH = 30;
const BUFFER = 15;
/** Appointments of one interviewer on one day: eleven, twelve, two, three and four o'clock. */
const HOURS = [11, 12, 14, 15, 16];

const FEEDBACK = [
  'Answered precisely and asked good questions about the work.',
  'Knows the tools, but has not worked in a team of this size yet.',
  'Friendly and clear. Would do well with our customers.',
];

/**
 * Interviews of shortlisted and hired applicants: some are over, some are booked, for some times are offered. Their
 * events are added to the applications.
 */
export function inventInterviews(chance: Chance, applications: readonly Application[], now: Date) {
  const rows = [];
  const slots = [];
  const people = [];
  const scores = [];
  const turns = new Map<string, number>();
  const taken = new Set<string>();
  let demo = 0;
  for (const { row, job, events } of applications) {
    const isDemo = job.plan.company.row.name === DEMO_COMPANY;
    const isOpen = row.status === 'shortlisted';
    const given = chance.derive(row.id);
    if (!isOpen && (row.status !== 'hired' || !given.happens(0.6))) continue;
    if (isOpen && !isDemo && !given.happens(0.35)) continue;
    const wanted = !isOpen
      ? 'held'
      : isDemo
        ? DEMO_STATES[demo++ % DEMO_STATES.length]!
        : given.pick(['booked', 'proposed', 'held'] as const);
    const kind = KINDS[given.whole(0, KINDS.length - 1)]!;
    const interviewer = job.row.posted_by;
    const isAhead = wanted === 'booked' || wanted === 'proposed' || wanted === 'cancelled';
    let turn = turns.get(interviewer) ?? 0;
    // Nobody is in two interviews at once.
    while (isAhead && taken.has(`${row.seeker_id} ${turn}`)) turn++;
    if (isAhead) taken.add(`${row.seeker_id} ${turn}`);
    const start = isAhead
      ? atIndianTime(
          after(now, (2 + Math.floor(turn / HOURS.length)) * DAY),
          HOURS[turn % HOURS.length]!,
        )
      : atIndianTime(after(row.applied_at, 2 * DAY), HOURS[given.whole(0, HOURS.length - 1)]!);
    // A past interview took place before the decision, or before now if there is no decision yet.
    if (!isAhead && start >= (isOpen ? now : row.status_changed_at)) continue;
    if (isAhead) turns.set(interviewer, turn + 1);
    const minutes = kind === 'walk_in' ? 240 : LENGTH;
    const createdAt = isAhead ? after(row.status_changed_at, HOUR) : after(row.applied_at, DAY);
    if (createdAt >= now) continue;
    const endsAt = after(start, minutes * MINUTE);
    const hasTime = wanted !== 'proposed';
    const id = given.id(createdAt);
    const changedAt = after(createdAt, 20 * MINUTE) < now ? after(createdAt, 20 * MINUTE) : now;
    rows.push({
      id,
      application_id: row.id,
      company_id: job.row.company_id,
      job_id: row.job_id,
      seeker_id: row.seeker_id,
      kind,
      title: 'First interview',
      place: kind === 'on_site' || kind === 'walk_in' ? job.row.location : null,
      link: kind === 'video' ? 'https://meet.example/kaamyab' : null,
      note: kind === 'on_site' ? 'Please bring your certificates.' : '',
      minutes,
      buffer: kind === 'walk_in' ? 0 : BUFFER,
      time_zone: 'Asia/Kolkata',
      status: wanted,
      starts_at: hasTime ? start : null,
      ends_at: hasTime ? endsAt : null,
      sequence: wanted === 'cancelled' ? 2 : hasTime ? 1 : 0,
      applicant_changes: wanted === 'cancelled' ? 2 : hasTime ? 1 : 0,
      cancelled_by: wanted === 'cancelled' ? ('applicant' as const) : null,
      reason: wanted === 'cancelled' ? 'I have to travel that week.' : null,
      remind_day_at: wanted === 'booked' ? after(start, -DAY) : null,
      remind_hour_at: wanted === 'booked' ? after(start, -HOUR) : null,
      created_by: interviewer,
      created_at: createdAt,
      updated_at: changedAt,
    });
    const isBusy = wanted === 'booked' && kind !== 'walk_in';
    const until = after(endsAt, BUFFER * MINUTE).toISOString();
    people.push({
      interview_id: id,
      user_id: interviewer,
      busy: isBusy ? `["${start.toISOString()}","${until}")` : null,
    });
    for (const days of [0, 1, 2]) {
      const starts_at = after(start, days * DAY);
      slots.push({ interview_id: id, starts_at, ends_at: after(starts_at, minutes * MINUTE) });
    }
    const event = (
      act: 'proposed' | 'booked' | 'cancelled' | 'held',
      at: Date,
      actor_id: string | null,
      time: Date | null,
    ) =>
      events.push({
        id: given.id(at),
        application_id: row.id,
        kind: `interview_${act}`,
        actor_id,
        at,
        data: { interview: id, time: time?.toISOString() ?? null },
      });
    event('proposed', createdAt, interviewer, null);
    if (hasTime) event('booked', changedAt, row.seeker_id, start);
    if (wanted === 'cancelled') event('cancelled', changedAt, row.seeker_id, start);
    if (wanted === 'held') event('held', endsAt, null, start);
    if (wanted === 'held' && given.happens(0.7)) {
      const rate = (criterion: string) => ({ criterion, rating: given.whole(2, 4) });
      scores.push({
        interview_id: id,
        user_id: interviewer,
        ratings: ['skills', 'experience', 'communication', 'motivation'].map(rate),
        recommendation: given.pick(['strong_yes', 'yes', 'yes', 'no']),
        body: given.pick(FEEDBACK),
        sent_at: after(endsAt, 5 * MINUTE),
      });
    }
  }
  return { rows, slots, people, scores };
}
