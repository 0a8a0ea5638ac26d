import { randomBytes } from 'node:crypto';
import {
  MESSAGE_MAIL_WAITS_MS,
  MESSAGE_MAILS_APART_MS,
  type MessageSide,
} from '#schema/options/messages.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { isAnswerer } from '#server/modules/team/team.sql.ts';
import type { LockedConversation } from './conversation.sql.ts';

/** $1 the application. The people of the company who answer it. */
const COMPANY_READERS = statement(
  'conversation-company-readers',
  `
    select m.user_id as id from applications a join company_members m on ${isAnswerer('m', 'a')}
    where a.id = $1 order by m.user_id`,
);

/** $1 the application, $2 the users. Of those, who has a notification about it that is still unread. */
const ALREADY_NOTIFIED = statement(
  'conversation-already-notified',
  `select distinct user_id as id from notifications
    where user_id = any($2::uuid[]) and kind = 'message_received' and read_at is null
      and data ->> 'applicationId' = $1`,
);

/**
 * $1 the application, $2 the user, $3 the earliest time, $4 a new part of the address for answers, $5 how long after
 * the previous email. Returns no row if an email is already due.
 */
const PLAN_MAIL = statement(
  'conversation-plan-mail',
  `
    insert into conversation_readers as r (application_id, user_id, mail_due_at, reply_key)
    values ($1, $2, $3, $4)
    on conflict (application_id, user_id) do update set
      reply_key = coalesce(r.reply_key, excluded.reply_key),
      mail_due_at = greatest(excluded.mail_due_at, r.mailed_at + $5::integer * interval '1 millisecond')
      where r.mail_due_at is null
    returning mail_due_at as "mailDueAt!"`,
);

/** The bell rings once until it is seen; the email waits, because the page may be open. */
export async function notifyReaders(
  unit: Unit,
  conversation: LockedConversation,
  { applicationId, side }: { applicationId: string; side: MessageSide },
): Promise<void> {
  const { em } = unit;
  const { seekerId, jobId, jobTitle, companyName, applicantName } = conversation;
  const readers =
    side === 'company' ? [{ id: seekerId }] : await readIn(em, COMPANY_READERS, [applicationId]);
  const ids = readers.map(({ id }) => id);
  const notified = await readIn(em, ALREADY_NOTIFIED, [applicationId, ids]);
  const isNotified = new Set(notified.map(({ id }) => id));
  const senderName = side === 'company' ? companyName : applicantName;
  for (const userId of ids) {
    if (!isNotified.has(userId))
      await notify(unit, {
        userId,
        kind: 'message_received',
        values: { applicationId, jobId, jobTitle, senderName },
        link: `/messages/${applicationId}`,
      });
    await planMail(unit, { applicationId, userId });
  }
}

/** For messages that waited for a colleague who has left: emails to the people who answer from now on. */
export async function planCompanyMails(unit: Unit, applicationId: string): Promise<void> {
  for (const { id: userId } of await readIn(unit.em, COMPANY_READERS, [applicationId]))
    await planMail(unit, { applicationId, userId });
}

async function planMail(
  { em, services }: Unit,
  reader: { applicationId: string; userId: string },
): Promise<void> {
  const due = new Date(services.clock.now().getTime() + MESSAGE_MAIL_WAITS_MS);
  const { applicationId, userId } = reader;
  const values = [applicationId, userId, due, newReplyKey(), MESSAGE_MAILS_APART_MS] as const;
  const [planned] = await writeIn(em, PLAN_MAIL, values);
  if (planned)
    await services.tasks.enqueue(em, 'mail-messages', reader, { startAfter: planned.mailDueAt });
}

/** Only lower case, because mail servers may change the case of an address. */
function newReplyKey(): string {
  return randomBytes(16).toString('hex');
}
