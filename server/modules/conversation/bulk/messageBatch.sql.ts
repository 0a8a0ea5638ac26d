import { statement } from '#server/db/statement.ts';
import { STANDING } from '#server/modules/conversation/conversation.sql.ts';
import { worksOnJob } from '#server/modules/team/memberJobs.sql.ts';

/** Whether these applications of the company can be written to. $1 the company, $2 the applications. */
export const RECIPIENTS = statement(
  'message-batch-recipients',
  `
    select a.id, a.job_id as "jobId", ${STANDING('received')}
    from applications a join jobs j on j.id = a.job_id join companies co on co.id = a.company_id
      join users s on s.id = a.seeker_id left join conversations c on c.application_id = a.id
    where a.company_id = $1 and a.id = any($2::uuid[]) and j.deleted_at is null`,
);

/** $1 the company, $2 since when. Batches that were undone do not count. */
export const SENT_SINCE = statement(
  'message-batches-sent-since',
  `select coalesce(sum(cardinality(application_ids)), 0)::int as total from message_batches
    where company_id = $1 and created_at > $2 and undone_at is null`,
);

/** $1 id, $2 company, $3 sender, $4 text, $5 the applications, $6 now, $7 the end of the window. */
export const CREATE_BATCH = statement(
  'message-batch-create',
  `
    insert into message_batches
      (id, company_id, sender_id, body, application_ids, remaining_ids, created_at, undo_until)
    values ($1, $2, $3, $4, $5, $5, $6, $7)`,
);

/** $1 the batch, $2 the company. */
export const LOCK_BATCH_OF = statement(
  'message-batch-lock-of-company',
  `
    select application_ids as ids, undo_until as "undoUntil",
      undone_at as "undoneAt"
    from message_batches where id = $1 and company_id = $2 for update`,
);

/** $1 the batch. */
export const LOCK_BATCH = statement(
  'message-batch-lock',
  `
    select b.company_id as "companyId", b.body, b.remaining_ids as "remainingIds",
      b.undo_until as "undoUntil", b.undone_at as "undoneAt", u.id as "senderId",
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), c.name) as "senderName!"
    from message_batches b join companies c on c.id = b.company_id
      left join users u on u.id = b.sender_id and u.deleted_at is null and u.status = 'active'
        and exists (select from company_members m
          where m.user_id = u.id and m.company_id = b.company_id)
    where b.id = $1 for update of b`,
);

/** $1 the batch, $2 now. */
export const MARK_UNDONE = statement(
  'message-batch-mark-undone',
  `update message_batches set undone_at = $2, remaining_ids = '{}' where id = $1`,
);

/** $1 the batch, $2 the applications that have not received the message yet. */
export const SET_REMAINING = statement(
  'message-batch-set-remaining',
  'update message_batches set remaining_ids = $2 where id = $1',
);

/** $1 the applications, $2 the sender. Of those, the ones whose job the sender still works on. */
export const APPLICANTS = statement(
  'message-batch-applicants',
  `
    select a.id, a.seeker_id as "seekerId" from applications a
      join company_members m on m.company_id = a.company_id and m.user_id = $2
    where a.id = any($1::uuid[]) and m.role <> 'interviewer' and ${worksOnJob('m', 'a.job_id')} order by a.id`,
);
