/** With fewer applicants than this, the answers of a company have no figures. */
export const RESPONSES_SHOWN_FROM = 10;

/** How many of ten applicants were answered. Ten and zero are only returned if that is true of all applicants. */
export function answeredOfTen({ applicants, answered }: { applicants: number; answered: number }) {
  if (answered === 0 || answered === applicants) return answered === 0 ? 0 : 10;
  return Math.min(9, Math.max(1, Math.round((answered / applicants) * 10)));
}

/** A company answers quickly if half of all its applicants have an answer within this many days. */
export const QUICK_ANSWER_DAYS = 7;
