/** What a job is for everybody, worked out from its state, its company's and the clock (decision 63). */
export const JOB_STANDINGS = [
  'live',
  'pending',
  'rejected',
  'suspended',
  'expired',
  'closed',
] as const;
export type JobStanding = (typeof JOB_STANDINGS)[number];
