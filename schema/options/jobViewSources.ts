/** Where a visitor opened a job from; its views are counted by source. */
export const JOB_VIEW_SOURCES = [
  'search',
  'home',
  'similar',
  'company',
  'saved',
  'alert',
  'direct',
] as const;
export type JobViewSource = (typeof JOB_VIEW_SOURCES)[number];
