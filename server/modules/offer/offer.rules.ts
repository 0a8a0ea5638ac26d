import { JOINING_DAYS_MAX, OFFER_DAYS_MAX, type OfferStatus } from '#schema/options/offers.ts';
import { isClosed, type AdminStatus, type ApplicationStatus } from '#schema/options/statuses.ts';
import { todayOf } from '#schema/validation/values/day.ts';

const DAY = 86_400_000;

interface Applied {
  status: ApplicationStatus;
  isWithdrawn: boolean;
}

/** offer.send.shortlisted: an accepted offer hires, and the table of status changes allows that from shortlisted only. */
export function acceptsOffers({ status, isWithdrawn }: Applied): boolean {
  return status === 'shortlisted' && !isWithdrawn;
}

/** offer.answer.open: an offer is open until it is answered, withdrawn or expired. */
export function isOpen({ status, expiresAt }: { status: OfferStatus; expiresAt: Date }, now: Date) {
  return status === 'sent' && now < expiresAt;
}

/** offer.accept.decided: the company is open and has not decided otherwise in the meantime. */
export function isHireable(application: Applied & { companyStatus: AdminStatus }): boolean {
  return acceptsOffers(application) && !isClosed(application.companyStatus);
}

interface StageWithPreset {
  id: string;
  preset: string | null;
}

/** offer.stage.enter: the stage of offers, unless the company has none, or the application is in it or in a later one. */
export function entersOfferStage<Stage extends StageWithPreset>(
  stages: readonly Stage[],
  current: Stage | null,
): Stage | null {
  const place = stages.findIndex(({ preset }) => preset === 'offer');
  const isAhead = current !== null && stages.indexOf(current) >= place;
  return place === -1 || isAhead ? null : stages[place]!;
}

/**
 * offer.stage.leave: the stage that the application was in before. If the company has arranged its own stages since, it
 * is their copy of that stage.
 */
export function stageBefore<Stage extends StageWithPreset>(
  stages: readonly Stage[],
  { fromStageId, fromPreset }: { fromStageId: string | null; fromPreset: string | null },
): Stage | null {
  if (fromStageId === null) return null;
  const same = stages.find(({ id }) => id === fromStageId);
  return same ?? stages.find(({ preset }) => preset !== null && preset === fromPreset) ?? null;
}

/** offer.expiry.day: a day ends at midnight in India. */
export function endOfDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00+05:30`) + DAY);
}

type DatedField = 'expiresOn' | 'joiningDate';

/** offer.dates.ahead: which day is in the past, or further ahead than anyone plans. */
export function wrongDate(
  { expiresOn, joiningDate }: Record<DatedField, string>,
  now: Date,
): { field: DatedField; problem: 'past' | 'far'; max: number } | null {
  const today = todayOf({ today: now });
  const last = (days: number) => todayOf({ today: new Date(now.getTime() + days * DAY) });
  const days = [
    { field: 'expiresOn', day: expiresOn, max: OFFER_DAYS_MAX },
    { field: 'joiningDate', day: joiningDate, max: JOINING_DAYS_MAX },
  ] as const;
  for (const { field, day, max } of days) {
    if (day < today) return { field, problem: 'past', max };
    if (day > last(max)) return { field, problem: 'far', max };
  }
  return null;
}

/** offer.remind.ahead: a day before it expires, unless it was sent later than that. */
export function reminderFor(expiresAt: Date, now: Date): Date | null {
  const at = new Date(expiresAt.getTime() - DAY);
  return at > now ? at : null;
}

/** offer.end.told: applicants who withdrew or already know the decision get no second email. */
export function isNotifiedOfEnd(application: Applied & { hasLeft: boolean }): boolean {
  const { status, isWithdrawn, hasLeft } = application;
  return !hasLeft && !isWithdrawn && status !== 'rejected' && status !== 'hired';
}
