/** One may be mistaken, or hold a grudge. */
const REPORTERS_NEEDED = 2;

/** job.report.fee: a job is suspended when so many seekers with a confirmed address were asked for money. */
export function isSuspendedByReports({ reporters }: { reporters: number }): boolean {
  return reporters >= REPORTERS_NEEDED;
}
