/** From where somebody came to a job: where its views are told apart. */
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
