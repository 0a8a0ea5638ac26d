import type { Services } from '#server/services.ts';

type Target = Pick<Services, 'database' | 'tasks'>;

const DAY = 24 * 60 * 60 * 1_000;

/** Emails are retried for a day, so older ones are not resumed. */
const MAILS = 'select id from outbox where sent_at is null and created_at > ? order by id';
const BATCHES = 'select distinct batch_id as id from applications where batch_id is not null';
const RESUMES = 'select id from resumes where text is null';

/** Backups do not contain background tasks, so unfinished work is queued again. */
export async function resumeWaiting({ database, tasks }: Target, madeAt: Date): Promise<void> {
  const since = new Date(madeAt.getTime() - DAY);
  await database.fork().transactional(async (em) => {
    const idsOf = async (text: string, values: unknown[] = []) =>
      (await em.execute<{ id: string }[]>(text, values)).map(({ id }) => id);
    for (const mailId of await idsOf(MAILS, [since]))
      await tasks.enqueue(em, 'deliver-mail', { mailId });
    for (const batchId of await idsOf(BATCHES))
      await tasks.enqueue(em, 'tell-decisions', { batchId });
    for (const resumeId of await idsOf(RESUMES))
      await tasks.enqueue(em, 'read-resume', { resumeId });
  });
}
