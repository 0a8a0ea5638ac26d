import type { JobType } from './jobTypes.ts';
import { parserFor } from './spelling.ts';

/** An alert treats remote work as one of its job types. */
export type AlertJobType = JobType | 'remote';

export const ALERT_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Our choice: the frequency is optional and has no documented default. */
export const DEFAULT_ALERT_FREQUENCY: AlertFrequency = 'daily';

export const parseAlertFrequency = parserFor(ALERT_FREQUENCIES);

/** The filters above the list of alerts. Job types and salaries are those of the job search. */
export const ALERT_FILTERS = ['all', 'active', 'inactive'] as const;
export type AlertFilter = (typeof ALERT_FILTERS)[number];

/** What lastSent shows before the first email. */
export const ALERT_NEVER_SENT = 'Never';

/** The hour of the digest, in the site's time zone (product decision 15). */
export const ALERT_DIGEST_HOUR = 8;
/** Our choice: how many jobs an email lists, and how many it counts at most. */
export const DIGEST_JOBS_SHOWN = 10;
export const DIGEST_JOBS_COUNTED = 200;
