import type { OfferStatus } from '#schema/options/offers.ts';
import { todayOf } from '#schema/validation/values/day.ts';
import type { Chance } from '#server/db/seeds/chance.ts';
import { DEMO_ACCOUNTS } from '#server/db/seeds/demoAccounts.ts';
import { DEMO_COMPANY } from '#server/db/seeds/lists/companyNames.ts';
import { after, DAY, HOUR } from '#server/db/seeds/moments.ts';
import { builtInLetter, filledLetter } from '#server/modules/offer/letter/letterText.ts';
import { endOfDay, reminderFor } from '#server/modules/offer/offer.rules.ts';
import { STAGE_IDS } from './applicationHistory.ts';
import type { Application } from './applications.ts';

/** The demo company has offers in every state. */
const DEMO_STATES: readonly OfferStatus[] = ['sent', 'declined'];
const DAYS_TO_ANSWER = 7;
const USUAL_PAY = 420_000;

const REASONS = [
  'I have accepted an offer closer to home.',
  'The pay is lower than at my present job.',
  'My notice period cannot be shortened, so I could not join on that day.',
];

/**
 * Offers to people on a shortlist, some without an answer in time, and those that hired people have accepted. Their
 * events are added to the applications.
 */
export function inventOffers(chance: Chance, applications: readonly Application[], now: Date) {
  const rows = [];
  let demo = 0;
  for (const { row, job, seeker, events } of applications) {
    const given = chance.derive(row.id);
    const isDemo = job.plan.company.row.name === DEMO_COMPANY;
    const isHired = row.status === 'hired';
    if (row.status !== 'shortlisted' && !isHired) continue;
    // Both sides of one open offer can be shown with the demo accounts.
    const isOurs = isDemo && seeker.user.email === DEMO_ACCOUNTS[0].email;
    if (!isOurs && !given.happens(isHired ? 0.7 : isDemo ? 0.5 : 0.12)) continue;
    const shortlistedAt = events.find(({ kind }) => kind === 'shortlisted')?.at;
    if (!shortlistedAt) continue;
    const isOld = after(shortlistedAt, (DAYS_TO_ANSWER + 4) * DAY) < now;
    const status = isHired
      ? 'accepted'
      : isOurs
        ? 'sent'
        : isOld && given.happens(0.35)
          ? 'expired'
          : isDemo
            ? DEMO_STATES[demo++ % DEMO_STATES.length]!
            : given.pick(['sent', 'declined'] as const);
    const answered = status === 'accepted' ? after(row.status_changed_at, -1_000) : null;
    const sentAt = answered
      ? after(answered, -given.whole(3, 40) * HOUR)
      : status === 'expired'
        ? after(now, -(DAYS_TO_ANSWER + 3) * DAY)
        : after(now, -given.whole(20, 60) * HOUR);
    if (sentAt <= shortlistedAt || sentAt >= now) continue;
    const expiresOn = todayOf({ today: after(sentAt, DAYS_TO_ANSWER * DAY) });
    const expiresAt = endOfDay(expiresOn);
    const endedAt =
      answered ??
      (status === 'declined' ? after(sentAt, 15 * HOUR) : status === 'expired' ? expiresAt : null);
    const id = given.id(sentAt);
    const pay = Math.ceil((job.row.salary_max ?? USUAL_PAY) / 1_000) * 1_000;
    const content = {
      language: 'en' as const,
      title: job.row.title,
      pay,
      place: job.row.location,
      joiningDate: todayOf({ today: after(sentAt, 30 * DAY) }),
      expiresOn,
      companyName: job.plan.company.row.name,
      candidateName: row.name,
    };
    rows.push({
      id,
      application_id: row.id,
      company_id: job.row.company_id,
      job_id: row.job_id,
      seeker_id: row.seeker_id,
      language: content.language,
      title: content.title,
      pay,
      variable_pay: given.happens(0.3) ? 'Up to 10% of the fixed pay, paid once a year' : null,
      place: content.place,
      joining_date: content.joiningDate,
      letter: filledLetter({ ...content, letter: builtInLetter('en').letter }),
      company_name: content.companyName,
      candidate_name: content.candidateName,
      expires_on: expiresOn,
      expires_at: expiresAt,
      status,
      sent_by: job.row.posted_by,
      sent_at: sentAt,
      ended_at: endedAt,
      signed_name: status === 'accepted' ? row.name : null,
      reason: status === 'declined' ? given.pick(REASONS) : null,
      remind_at: status === 'sent' ? reminderFor(expiresAt, now) : null,
    });
    enterOfferStage({ row, events }, { id: given.id(sentAt), at: sentAt, by: job.row.posted_by });
    const event = (act: OfferStatus, at: Date, actor_id: string | null) =>
      events.push({
        id: given.id(at),
        application_id: row.id,
        kind: `offer_${act}`,
        actor_id,
        at,
        data: { offer: id },
      });
    event('sent', sentAt, job.row.posted_by);
    if (endedAt) event(status, endedAt, status === 'expired' ? null : seeker.user.id);
  }
  return rows;
}

interface Move {
  id: string;
  at: Date;
  by: string;
}

/** Moves the application to the stage of offers, as sending an offer does, and removes later moves to other stages. */
function enterOfferStage(
  { row, events }: Pick<Application, 'row' | 'events'>,
  { id, at, by }: Move,
): void {
  const isLater = (event: (typeof events)[number]) =>
    event.kind === 'stage_changed' && event.at >= at;
  events.splice(0, events.length, ...events.filter((event) => !isLater(event)));
  const last = events.findLast(({ kind }) => kind === 'stage_changed')?.data;
  row.stage_id = STAGE_IDS.offer;
  if (last && 'stageId' in last && last.stageId === row.stage_id) return;
  const data = { stageId: row.stage_id, preset: 'offer' } as const;
  events.push({ id, application_id: row.id, kind: 'stage_changed', actor_id: by, at, data });
}
