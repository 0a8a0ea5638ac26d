import { json, statement, type RowOf } from '#server/db/statement.ts';
import type { TimelineStage } from '#server/modules/application/stage/stage.rules.ts';

/**
 * Always in the order of their ids, so that two changes of the same applications cannot deadlock.
 */
const LOCKED = `
  select a.id, a.seeker_id as "seekerId", a.name, coalesce(a.moved_to, a.status) as "currentStatus",
    a.batch_id as "batchId", a.company_id as "companyId", j.id as "jobId", j.title as "jobTitle",
    c.name as "companyName", s.deleted_at is not null as "hasLeft",
    a.withdrawn_at is not null as "isWithdrawn!", a.status as "toldStatus",
    case when a.batch_id is null then a.stage_id else a.moved_stage_id end as "stageId",
    a.moved_told as "movedTold", a.rejection_message as "rejectionMessage",
    (select emails from company_stages where id = a.moved_stage_id) as "stageEmails"
  from applications a join jobs j on j.id = a.job_id join companies c on c.id = a.company_id
    join users s on s.id = a.seeker_id`;

/** $1 the applications, $2 the company. */
export const LOCK_APPLICATIONS = statement(
  'applications-lock',
  `${LOCKED}
    where a.id = any($1::uuid[]) and a.company_id = $2 and j.deleted_at is null
    order by a.id for update of a`,
  json<{ movedTold: TimelineStage | null }>(),
);

/**
 * An application locked for a change of its status, with what its applicant is notified about;
 * `batchId` is the batch that changed it, while that can be undone.
 */
export type LockedApplication = RowOf<typeof LOCK_APPLICATIONS>;

/** $1 the application, $2 the applicant. */
export const LOCK_SENT_APPLICATION = statement(
  'application-lock-sent',
  `${LOCKED} where a.id = $1 and a.seeker_id = $2 and j.deleted_at is null for update of a`,
  json<{ movedTold: TimelineStage | null }>(),
);

/**
 * The next applications of a batch whose change is not completed. That of a withdrawn one waits until the withdrawal is
 * final or undone. $1 the batch, $2 the limit.
 */
export const LOCK_APPLICATIONS_OF_BATCH = statement(
  'applications-lock-of-batch',
  `${LOCKED} where a.batch_id = $1 and a.withdrawn_at is null order by a.id limit $2 for update of a`,
  json<{ movedTold: TimelineStage | null }>(),
);

/**
 * Always later than the previous change, even if the clocks of two processes differ. The end of an application keeps
 * the stage it was in. $1 status, $2 now, $3 the application, $4 the event, $5 the user, $6 the stage, $7 what the
 * timeline says of it, $8 the reason of a rejection, $9 its text for the applicant.
 */
export const UPDATE_STATUS = statement(
  'application-update-status',
  `
    with before as (
      select id, status, greatest($2::timestamptz, status_changed_at + interval '1 millisecond') as at
      from applications where id = $3
    ), updated as (
      update applications a set status = $1,
        status_changed_at = case when before.status = $1 then a.status_changed_at else before.at end,
        stage_id = case when $1 in ('rejected', 'hired') then a.stage_id else $6::uuid end,
        rejection_reason = $8, rejection_message = $9
      from before where a.id = before.id)
    insert into application_events (id, application_id, kind, actor_id, at, data)
    select $4, id, case when status = $1 then 'stage_changed' else $1 end, $5, at, $7::jsonb from before`,
);

/**
 * $1 status, $2 user, $3 batch, $4 now, $5 the applications, $6 the stage, $7 what the timelines say of it, $8 the
 * reason of a rejection, $9 its text for the applicants.
 */
export const CHANGE_STATUSES = statement(
  'applications-change-statuses',
  `
    update applications set moved_to = $1, moved_by = $2, batch_id = $3,
      moved_at = greatest($4::timestamptz, status_changed_at + interval '1 millisecond'),
      moved_stage_id = $6, moved_told = $7::jsonb, rejection_reason = $8, rejection_message = $9
    where id = any($5::uuid[])`,
);

/** Two lists of the same length: $1 applications, $2 ids for their events. */
export const COMPLETE_CHANGES = statement(
  'applications-complete-changes',
  `
    with pending as (
      select a.id, a.status, a.moved_to, a.moved_at, a.moved_by, a.moved_stage_id, a.moved_told, pair.event_id
      from applications a join unnest($1::uuid[], $2::uuid[]) as pair (id, event_id)
        on pair.id = a.id
      where a.batch_id is not null
    ), completed as (
      update applications a set status = pending.moved_to,
        status_changed_at = case when pending.status = pending.moved_to then a.status_changed_at
          else pending.moved_at end,
        stage_id = case when pending.moved_to in ('rejected', 'hired') then a.stage_id
          else pending.moved_stage_id end,
        moved_to = null, moved_at = null, moved_by = null, moved_stage_id = null, moved_told = null, batch_id = null
      from pending where pending.id = a.id)
    insert into application_events (id, application_id, kind, actor_id, at, data)
    select event_id, id, case when status = moved_to then 'stage_changed' else moved_to end, moved_by, moved_at,
      moved_told
    from pending`,
);

/** $1 id, $2 company, $3 user, $4 status, $5 applications, $6 now, $7 the end of the window. */
export const CREATE_BATCH = statement(
  'application-batch-create',
  `
    insert into application_batches
      (id, company_id, actor_id, status, application_ids, decided_at, undo_until)
    values ($1, $2, $3, $4, $5, $6, $7)`,
);

/** $1 the batch, $2 the company. */
export const LOCK_BATCH = statement(
  'application-batch-lock',
  `
    select id, application_ids as ids, undo_until as "undoUntil", undone_at as "undoneAt"
    from application_batches where id = $1 and company_id = $2 for update`,
);

/** $1 the batch. */
export const BATCH_UNTIL = statement(
  'application-batch-until',
  'select undo_until as "undoUntil" from application_batches where id = $1',
);

/**
 * The caller's own batches that can still be undone: $1 new end of the window, $2 batches, $3 user,
 * $4 status, $5 now.
 */
export const EXTEND_UNDO_WINDOW = statement(
  'application-batches-extend',
  `
    update application_batches set undo_until = greatest(undo_until, $1)
    where id = any($2::uuid[]) and actor_id = $3 and status = $4
      and undone_at is null and undo_until > $5`,
);

/** $1 the batch. */
export const UNDO_BATCH = statement(
  'application-batch-undo',
  `
    with pending as (select id from applications where batch_id = $1 order by id for update)
    update applications a set moved_to = null, moved_at = null, moved_by = null, moved_stage_id = null,
      moved_told = null, rejection_reason = null, rejection_message = null, batch_id = null
    from pending where pending.id = a.id returning a.id`,
);

/** $1 now, $2 the batch. */
export const MARK_BATCH_UNDONE = statement(
  'application-batch-mark-undone',
  'update application_batches set undone_at = $1 where id = $2',
);

/** $1 the company, $2 the applications. */
export const NOTES = statement(
  'application-notes',
  `
    select n.id, n.application_id as "applicationId", n.body, n.created_at as "createdAt", array(
        select trim(m.first_name || ' ' || m.last_name) from application_note_mentions x join users m on m.id = x.user_id
        where x.note_id = n.id and m.deleted_at is null order by 1) as "mentionedNames!",
      n.author_id as "authorId", nullif(trim(u.first_name || ' ' || u.last_name), '') as "authorName"
    from application_notes n join applications a on a.id = n.application_id
      left join users u on u.id = n.author_id and u.deleted_at is null
    where a.company_id = $1 and a.id = any($2::uuid[])
    order by n.created_at, n.id`,
);

/** $1 the company, $2 the note. */
export const NOTE = statement(
  'application-note',
  `
    select n.application_id as "applicationId", n.author_id as "authorId", a.job_id as "jobId"
    from application_notes n join applications a on a.id = n.application_id
      join jobs j on j.id = a.job_id
    where a.company_id = $1 and n.id = $2 and j.deleted_at is null`,
);

/** $1 id, $2 application, $3 author, $4 body, $5 now, $6 how many there may be. */
export const ADD_NOTE = statement(
  'application-note-add',
  `
    insert into application_notes (id, application_id, author_id, body, created_at)
    select $1, $2, $3, $4, $5
    where (select count(*) from application_notes where application_id = $2) < $6
    returning id`,
);

/** $1 the note. */
export const DELETE_NOTE = statement(
  'application-note-delete',
  'delete from application_notes where id = $1',
);

/** $1 the company. */
export const STATUS_MAILS = statement(
  'status-mails',
  'select status, subject, body from company_status_mails where company_id = $1',
);

/** $1 the company, $2 status, $3 subject, $4 body, $5 now, $6 user. */
export const SAVE_STATUS_MAIL = statement(
  'status-mail-save',
  `
    insert into company_status_mails (company_id, status, subject, body, updated_at, updated_by)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (company_id, status) do update set subject = excluded.subject, body = excluded.body,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
);

/** $1 the company, $2 status. */
export const RESET_STATUS_MAIL = statement(
  'status-mail-reset',
  'delete from company_status_mails where company_id = $1 and status = $2',
);
