/** Why a job is reported. */
export const REPORT_REASONS = ['fee', 'fake', 'offensive', 'expired', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
