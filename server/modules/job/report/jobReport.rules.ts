/** A single reporter may be mistaken, or hold a grudge. */
const REPORTERS_NEEDED = 2;

/**
 * job.report.fee: a job is suspended when this many job seekers with a confirmed address report
 * that it asks for money.
 */
export function isSuspendedByReports({ reporters }: { reporters: number }): boolean {
  return reporters >= REPORTERS_NEEDED;
}
