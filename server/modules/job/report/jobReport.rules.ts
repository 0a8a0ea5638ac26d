/** A single reporter may be mistaken, or hold a grudge. */
const REPORTERS_NEEDED = 2;

/** Two people must not be able to suspend the whole market. Someone who reports more jobs is left to the administrators. */
export const FEE_REPORTS_A_DAY = 5;

/**
 * job.report.fee: a job is suspended when this many job seekers with a confirmed address report
 * that it asks for money.
 */
export function isSuspendedByReports({ reporters }: { reporters: number }): boolean {
  return reporters >= REPORTERS_NEEDED;
}
