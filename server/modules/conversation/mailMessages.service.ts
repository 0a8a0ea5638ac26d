import { inCompany } from '#schema/options/companyLinks.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import { isClosed } from '#schema/options/statuses.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { threadHeaders } from '#server/modules/mail/mailThread.rules.ts';
import { mailRecipient, type Unit } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { worksOnJob } from '#server/modules/team/memberJobs.sql.ts';
import type { Services } from '#server/services.ts';
import { quietUntil } from './conversation.rules.ts';
import { replyAddress } from './inbound/replyAddress.ts';

interface Reader {
  applicationId: string;
  userId: string;
}

/** $1 the application, $2 the user. */
const LOCK_READER = statement(
  'conversation-lock-reader',
  `
    select r.mail_due_at as "mailDueAt", r.reply_key as "replyKey", a.seeker_id = $2 as "isSeeker!",
      coalesce(s.quiet_hours, true) as "wantsQuiet!", j.title as "jobTitle", co.name as "companyName",
      co.access_status as "companyStatus", a.company_id as "companyId", a.name as "applicantName"
    from conversation_readers r join applications a on a.id = r.application_id
      join jobs j on j.id = a.job_id join companies co on co.id = a.company_id
      left join company_members t on t.user_id = r.user_id and t.company_id = a.company_id
      left join user_settings s on s.user_id = r.user_id
    where r.application_id = $1 and r.user_id = $2
      and (r.user_id = a.seeker_id or t.role <> 'interviewer' and ${worksOnJob('t', 'a.job_id')})
    for update of r`,
);

const MOST_SHOWN = 5;

/**
 * $1 the application, $2 the user, $3 the side they read. The messages that they have neither read nor been sent; no
 * rows if a colleague has answered.
 */
const UNREAD = statement(
  'conversation-unread-messages',
  `
    select m.body, m.sent_at as "sentAt", (select count(*)::int from message_files k where k.message_id = m.id) as "files!"
    from messages m join conversations c on c.application_id = m.application_id
      join conversation_readers r on r.application_id = m.application_id and r.user_id = $2
    where m.application_id = $1 and m.side = $3 and m.removed_at is null
      and m.sent_at > greatest(r.read_at, r.mailed_until,
        case when m.side = 'applicant' then c.answered_at end, '-infinity')
    order by m.sent_at`,
);

/** $1 the application, $2 the user, $3 now, $4 the last message it contained. */
const NOTE_MAILED = statement(
  'conversation-note-mailed',
  `update conversation_readers set mail_due_at = null, mailed_at = $3, mailed_until = $4
    where application_id = $1 and user_id = $2`,
);

/** $1 the application, $2 the user, $3 when an email is due; null for never. */
const SET_DUE = statement(
  'conversation-set-due',
  'update conversation_readers set mail_due_at = $3 where application_id = $1 and user_id = $2',
);

/**
 * One email about all messages that are still unread. There is no email if all have been read, and at night it waits
 * for the morning.
 */
export async function mailMessages(services: Services, reader: Reader): Promise<void> {
  const current = await withCurrentSettings(services);
  await services.database
    .fork()
    .transactional((em) => mailUnread({ em, services: current }, reader));
}

async function mailUnread(unit: Unit, { applicationId, userId }: Reader): Promise<void> {
  const { em, services } = unit;
  const now = services.clock.now();
  const [reader] = await readIn(em, LOCK_READER, [applicationId, userId]);
  // People who have left the company, or no longer work on the job, get no email.
  if (!reader) return void (await writeIn(em, SET_DUE, [applicationId, userId, null]));
  if (!reader.mailDueAt) return;
  const wait = async (due: Date) => {
    await writeIn(em, SET_DUE, [applicationId, userId, due]);
    const task = { applicationId, userId };
    await services.tasks.enqueue(em, 'mail-messages', task, { startAfter: due });
  };
  if (now < reader.mailDueAt) return wait(reader.mailDueAt);
  const side = reader.isSeeker ? 'company' : 'applicant';
  const messages = await readIn(em, UNREAD, [applicationId, userId, side]);
  const { companyId } = reader;
  const recipient = await mailRecipient(unit, userId, 'message_received', { companyId });
  // Its people cannot read applications, and a company suspended for fraud reaches no more inboxes.
  const isHidden = isClosed(reader.companyStatus);
  if (messages.length === 0 || !recipient || isHidden) {
    await writeIn(em, SET_DUE, [applicationId, userId, null]);
    return;
  }
  const morning = reader.wantsQuiet ? quietUntil(now) : null;
  if (morning) return wait(morning);
  const { email, firstName: name, locale } = recipient;
  const address = replyAddress(services.config, reader.replyKey);
  await queueMail(unit, {
    to: email,
    userId,
    kind: 'message_received',
    companyId: recipient.companyId,
    locale,
    template: 'messages',
    values: {
      name,
      sender: reader.isSeeker ? reader.companyName : reader.applicantName,
      job: reader.jobTitle,
      messages: messages.slice(-MOST_SHOWN).map(({ body, files }) => ({ body, files })),
      more: Math.max(0, messages.length - MOST_SHOWN),
      link: inCompany(`/messages/${applicationId}`, recipient.companyId),
      canReply: address !== null,
    },
    headers: {
      ...threadHeaders(services.config, 'conversation', applicationId),
      ...(address && { 'Reply-To': address }),
    },
  });
  await writeIn(em, NOTE_MAILED, [applicationId, userId, now, messages.at(-1)!.sentAt]);
}
