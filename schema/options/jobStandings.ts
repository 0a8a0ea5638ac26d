/** The overall status of a job, derived from the job, its company and the clock (product decision 63). */
export const JOB_STANDINGS = [
  'live',
  'pending',
  'rejected',
  'suspended',
  'expired',
  'closed',
] as const;
export type JobStanding = (typeof JOB_STANDINGS)[number];
