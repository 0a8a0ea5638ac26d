/** Why somebody reports a job. */
export const REPORT_REASONS = ['fee', 'fake', 'offensive', 'expired', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
