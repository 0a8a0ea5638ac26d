import { TREATMENT_CHANGEABLE_DAYS } from '#schema/options/treatment.ts';

const DAY = 86_400_000;

interface TreatmentRequest {
  /** When the application ended; null if it has not. */
  endedAt: Date | null;
  firstRatedAt: Date | null;
}

/** application.treatment.ended: the question is asked once the application has ended. */
export function hasEnded({ endedAt }: TreatmentRequest, now: Date): boolean {
  return endedAt !== null && endedAt <= now;
}

/** application.treatment.changeable: an answer is final after 30 days. */
export function isChangeable({ firstRatedAt }: TreatmentRequest, now: Date): boolean {
  return (
    firstRatedAt === null ||
    now.getTime() < firstRatedAt.getTime() + TREATMENT_CHANGEABLE_DAYS * DAY
  );
}
