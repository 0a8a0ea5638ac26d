import type { ApplicationStatus } from '#schema/options/statuses.ts';
import type { PreparedRead } from '#server/db/database.ts';

/** An application locked for a change of its status, with what its applicant is notified about. */
export interface LockedApplication {
  id: string;
  currentStatus: ApplicationStatus;
  /** The batch that changed it, while that can be undone. */
  batchId: string | null;
  seekerId: string;
  name: string;
  hasLeft: boolean;
  jobId: string;
  jobTitle: string;
  companyId: string;
  companyName: string;
}

/**
 * Always in the order of their ids, so that two changes of the same applications cannot deadlock.
 */
const LOCKED = `
  select a.id, a.seeker_id as "seekerId", a.name, coalesce(a.moved_to, a.status) as "currentStatus",
    a.batch_id as "batchId", a.company_id as "companyId", j.id as "jobId", j.title as "jobTitle",
    c.name as "companyName", s.deleted_at is not null as "hasLeft"
  from applications a join jobs j on j.id = a.job_id join companies c on c.id = a.company_id
    join users s on s.id = a.seeker_id`;

/** The ids as a PostgreSQL array literal, then the company. */
export const LOCK_APPLICATIONS = `${LOCKED}
  where a.id = any(?::uuid[]) and a.company_id = ? and j.deleted_at is null
  order by a.id for update of a`;

/** The next applications of a batch whose change is not completed. The batch, the limit. */
export const LOCK_APPLICATIONS_OF_BATCH = `${LOCKED}
  where a.batch_id = ? order by a.id limit ? for update of a`;

/**
 * Always later than the previous change, even if the clocks of two processes differ. Status, now,
 * id; event, user.
 */
export const UPDATE_STATUS = `
  with updated as (
    update applications set status = ?, status_changed_at = greatest(?::timestamptz, status_changed_at + interval '1 millisecond')
    where id = ? returning id, status, status_changed_at)
  insert into application_events (id, application_id, kind, actor_id, at)
  select ?, id, status, ?, status_changed_at from updated`;

/** Status, user, batch, now; the ids. */
export const CHANGE_STATUSES = `
  update applications set moved_to = ?, moved_by = ?, batch_id = ?,
    moved_at = greatest(?::timestamptz, status_changed_at + interval '1 millisecond')
  where id = any(?::uuid[])`;

/** Two lists of the same length: applications, and ids for their events. */
export const COMPLETE_CHANGES = `
  with pending as (
    select a.id, a.moved_to, a.moved_at, a.moved_by, pair.event_id
    from applications a join unnest(?::uuid[], ?::uuid[]) as pair (id, event_id) on pair.id = a.id
    where a.batch_id is not null
  ), completed as (
    update applications a set status = pending.moved_to, status_changed_at = pending.moved_at,
      moved_to = null, moved_at = null, moved_by = null, batch_id = null
    from pending where pending.id = a.id)
  insert into application_events (id, application_id, kind, actor_id, at)
  select event_id, id, moved_to, moved_by, moved_at from pending`;

export const CREATE_BATCH = `
  insert into application_batches (id, company_id, actor_id, status, application_ids, decided_at, undo_until)
  values (?, ?, ?, ?, ?::uuid[], ?, ?)`;

export const LOCK_BATCH = `
  select id, application_ids as ids, extract(epoch from undo_until) * 1000 as "undoUntil",
    extract(epoch from undone_at) * 1000 as "undoneAt"
  from application_batches where id = ? and company_id = ? for update`;

/**
 * The caller's own batches that can still be undone: new end of the window, batches, user, status,
 * now.
 */
export const EXTEND_UNDO_WINDOW = `
  update application_batches set undo_until = greatest(undo_until, ?)
  where id = any(?::uuid[]) and actor_id = ? and status = ?
    and undone_at is null and undo_until > ?`;

export const UNDO_BATCH = `
  with pending as (select id from applications where batch_id = ? order by id for update)
  update applications a set moved_to = null, moved_at = null, moved_by = null, batch_id = null
  from pending where pending.id = a.id returning a.id`;

export const MARK_BATCH_UNDONE = 'update application_batches set undone_at = ? where id = ?';

/** $1 the company, $2 the applications. */
export const NOTES: PreparedRead = {
  name: 'application-notes',
  text: `
    select n.id, n.application_id as "applicationId", n.body, n.created_at as "createdAt",
      n.author_id as "authorId", nullif(trim(u.first_name || ' ' || u.last_name), '') as "authorName"
    from application_notes n join applications a on a.id = n.application_id
      left join users u on u.id = n.author_id and u.deleted_at is null
    where a.company_id = $1 and a.id = any($2::uuid[])
    order by n.created_at, n.id`,
};

/** $1 the company, $2 the note. */
export const NOTE: PreparedRead = {
  name: 'application-note',
  text: `
    select n.application_id as "applicationId", n.author_id as "authorId"
    from application_notes n join applications a on a.id = n.application_id
      join jobs j on j.id = a.job_id
    where a.company_id = $1 and n.id = $2 and j.deleted_at is null`,
};

/** $1 id, $2 application, $3 author, $4 body, $5 now, $6 how many there may be. */
export const ADD_NOTE: PreparedRead = {
  name: 'application-note-add',
  text: `
    insert into application_notes (id, application_id, author_id, body, created_at)
    select $1, $2, $3, $4, $5
    where (select count(*) from application_notes where application_id = $2) < $6
    returning id`,
};

export const DELETE_NOTE: PreparedRead = {
  name: 'application-note-delete',
  text: 'delete from application_notes where id = $1',
};

/** $1 the company. */
export const STATUS_MAILS: PreparedRead = {
  name: 'status-mails',
  text: 'select status, subject, body from company_status_mails where company_id = $1',
};

/** $1 the company, $2 status, $3 subject, $4 body, $5 now, $6 user. */
export const SAVE_STATUS_MAIL: PreparedRead = {
  name: 'status-mail-save',
  text: `
    insert into company_status_mails (company_id, status, subject, body, updated_at, updated_by)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (company_id, status) do update set subject = excluded.subject, body = excluded.body,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
};

export const RESET_STATUS_MAIL: PreparedRead = {
  name: 'status-mail-reset',
  text: 'delete from company_status_mails where company_id = $1 and status = $2',
};
