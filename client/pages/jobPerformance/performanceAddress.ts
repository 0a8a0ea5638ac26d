import {
  DEFAULT_JOB_PERIOD,
  JOB_PERIOD_ADDRESSES,
  parseJobPeriod,
  type JobPeriod,
} from '#schema/options/screens/jobPerformance.ts';

/** An invalid period falls back to the default. */
export function periodIn(query: URLSearchParams): JobPeriod {
  return parseJobPeriod(query.get('period')) ?? DEFAULT_JOB_PERIOD;
}

export function performancePath(jobId: string, period: JobPeriod = DEFAULT_JOB_PERIOD): string {
  const path = `/manage-jobs/${jobId}/performance`;
  return period === DEFAULT_JOB_PERIOD ? path : `${path}?period=${JOB_PERIOD_ADDRESSES[period]}`;
}
