import type { JobStanding } from '#schema/options/jobStandings.ts';
import type { JobStatus } from '#schema/options/statuses.ts';

interface Ended {
  ownStatus: JobStatus;
  standing: JobStanding;
}

/** The one word that the documented calls have for a job: its deadline ends it as its employer does. */
export function statusOf({ ownStatus, standing }: Ended): JobStatus | 'expired' {
  return standing === 'expired' ? 'expired' : ownStatus;
}
