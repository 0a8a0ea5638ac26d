import type { PreparedRead } from '#server/db/database.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import type { Services } from '#server/services.ts';

const SENT: PreparedRead = {
  name: 'alert-sent-jobs',
  text: 'select job_id as id from alert_sent_jobs where alert_id = $1 and job_id = any($2::uuid[])',
};

/** The jobs that no email of this alert has contained yet. */
export async function unsentOf(
  { database }: Services,
  alertId: string,
  jobs: readonly Job[],
): Promise<Job[]> {
  if (jobs.length === 0) return [];
  const rows = await database.read<{ id: string }>(SENT, [alertId, jobs.map(({ id }) => id)]);
  const sent = new Set(rows.map(({ id }) => id));
  return jobs.filter(({ id }) => !sent.has(id));
}
