import { fillFields } from '#schema/options/messages.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { RowOf } from '#server/db/statement.ts';
import { stateOf } from '#server/modules/conversation/conversation.rules.ts';
import { addMessage, lockConversation } from '#server/modules/conversation/sendMessage.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import { APPLICANTS, LOCK_BATCH, SET_REMAINING } from './messageBatch.sql.ts';

const AT_ONCE = 25;

type Batch = RowOf<typeof LOCK_BATCH>;

/**
 * The undo window is over: the messages are sent, some at a time. A message and the note that it was sent are one
 * transaction, so that an interrupted run continues where it stopped and nobody gets it twice.
 */
export async function deliverMessages(services: Services, batchId: string): Promise<void> {
  let remaining: number;
  do {
    const current = await withCurrentSettings(services);
    remaining = await services.database
      .fork()
      .transactional((em) => deliverNext({ em, services: current }, batchId));
  } while (remaining > 0);
}

async function deliverNext(unit: Unit, batchId: string): Promise<number> {
  const { em, services } = unit;
  const [batch] = await readIn(em, LOCK_BATCH, [batchId]);
  if (!batch || batch.undoneAt) return 0;
  // The clocks of two machines may differ.
  if (services.clock.now() < batch.undoUntil) {
    const startAfter = batch.undoUntil;
    await services.tasks.enqueue(em, 'send-messages', { batchId }, { startAfter });
    return 0;
  }
  // People who have left the company since then can no longer write for it.
  const ids = batch.senderId ? batch.remainingIds : [];
  const next = ids.slice(0, AT_ONCE);
  const applicants = await readIn(em, APPLICANTS, [next, batch.senderId]);
  for (const { id, seekerId } of applicants) await deliver(unit, batch, { batchId, id, seekerId });
  const remaining = ids.slice(AT_ONCE);
  await writeIn(em, SET_REMAINING, [batchId, remaining]);
  return remaining.length;
}

interface Recipient {
  batchId: string;
  id: string;
  seekerId: string;
}

/** Applicants who can no longer be written to are skipped. */
async function deliver(unit: Unit, batch: Batch, { batchId, id, seekerId }: Recipient) {
  const people = [batch.senderId!, seekerId];
  const conversation = await lockConversation(unit, { id, side: 'company', people });
  if (stateOf({ ...conversation, side: 'company' }) !== 'open') return;
  const { applicantName, jobTitle, companyName } = conversation;
  const fields = { name: applicantName, job: jobTitle, company: companyName };
  const body = fillFields(batch.body, { ...fields, sender: batch.senderName });
  await addMessage(unit, conversation, {
    applicationId: id,
    side: 'company',
    authorId: batch.senderId,
    batchId,
    body,
  });
}
