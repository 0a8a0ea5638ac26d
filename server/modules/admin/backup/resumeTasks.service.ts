import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Services } from '#server/services.ts';

type Target = Pick<Services, 'database' | 'tasks'>;

const DAY = 24 * 60 * 60 * 1_000;

/** Emails are retried for a day, so older ones are not resumed. */
const MAILS = statement(
  'mails-to-resume',
  'select id from outbox where sent_at is null and created_at > $1 order by id',
);
const BATCHES = statement(
  'batches-to-resume',
  'select distinct batch_id as "id!" from applications where batch_id is not null',
);
const RESUMES = statement('resumes-to-read', 'select id from resumes where text is null');
/** Emails about messages, those due in the past included; a reader who has one due gets no other. */
const MESSAGE_MAILS = statement(
  'message-mails-to-resume',
  `select application_id as "applicationId", user_id as "userId" from conversation_readers
    where mail_due_at is not null`,
);
const MESSAGE_BATCHES = statement(
  'message-batches-to-resume',
  `select id from message_batches where undone_at is null and remaining_ids <> '{}'`,
);
const WITHDRAWALS = statement(
  'withdrawals-to-resume',
  'select id from applications where withdrawn_at is not null and withdrawal_told_at is null',
);

/** Backups do not contain background tasks, so unfinished work is queued again. */
export async function resumeTasks({ database, tasks }: Target, madeAt: Date): Promise<void> {
  const since = new Date(madeAt.getTime() - DAY);
  await database.fork().transactional(async (em) => {
    for (const { id: mailId } of await readIn(em, MAILS, [since]))
      await tasks.enqueue(em, 'deliver-mail', { mailId });
    for (const { id: batchId } of await readIn(em, BATCHES, []))
      await tasks.enqueue(em, 'tell-decisions', { batchId });
    for (const { id: resumeId } of await readIn(em, RESUMES, []))
      await tasks.enqueue(em, 'read-resume', { resumeId });
    for (const reader of await readIn(em, MESSAGE_MAILS, []))
      await tasks.enqueue(em, 'mail-messages', reader);
    for (const { id: batchId } of await readIn(em, MESSAGE_BATCHES, []))
      await tasks.enqueue(em, 'send-messages', { batchId });
    for (const { id: applicationId } of await readIn(em, WITHDRAWALS, []))
      await tasks.enqueue(em, 'tell-withdrawal', { applicationId });
  });
}
