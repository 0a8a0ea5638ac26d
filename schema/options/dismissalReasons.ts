/** Why a job seeker does not want a job that was recommended. */
export const DISMISSAL_REASONS = ['far', 'pay', 'work', 'company', 'other'] as const;
export type DismissalReason = (typeof DISMISSAL_REASONS)[number];

/** At most this many jobs can be marked. Marking another one drops the oldest. */
export const DISMISSED_JOBS_MAX = 1_000;
