/** With fewer applicants than this, the answers of a company have no figures. */
export const RESPONSES_SHOWN_FROM = 10;

/** Of ten applicants, how many were answered. All or none is said only if it is true of everyone. */
export function answeredOfTen({ applicants, answered }: { applicants: number; answered: number }) {
  if (answered === 0 || answered === applicants) return answered === 0 ? 0 : 10;
  return Math.min(9, Math.max(1, Math.round((answered / applicants) * 10)));
}

/** A company answers quickly if half of all its applicants have an answer within this many days. */
export const QUICK_ANSWER_DAYS = 7;
