import type { ApplicationStatus } from '#schema/options/statuses.ts';
import type { PreparedRead } from '#server/db/database.ts';

/** An application under the lock of a decision, and what its applicant is told. */
export interface Locked {
  id: string;
  standing: ApplicationStatus;
  /** While it can be taken back. */
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
 * Always in the order of their ids: two who decide on the same many wait for each other, and neither for ever.
 * The facts are those that the applicant is told.
 */
const LOCKED = `
  select a.id, a.seeker_id as "seekerId", a.name, coalesce(a.moved_to, a.status) as standing,
    a.batch_id as "batchId", a.company_id as "companyId", j.id as "jobId", j.title as "jobTitle",
    c.name as "companyName", s.deleted_at is not null as "hasLeft"
  from applications a join jobs j on j.id = a.job_id join companies c on c.id = a.company_id
    join users s on s.id = a.seeker_id`;

/** The ids as PostgreSQL writes a list, then the company. */
export const LOCK = `${LOCKED}
  where a.id = any(?::uuid[]) and a.company_id = ? and j.deleted_at is null
  order by a.id for update of a`;

/** What is left of many decisions at once; a hundred of them. */
export const LOCK_BATCH = `${LOCKED}
  where a.batch_id = ? order by a.id limit ? for update of a`;

/** Later than what was before it, whatever the clocks of two processes say. Status, when, id; event, who. */
export const MOVE = `
  with moved as (
    update applications set status = ?, status_changed_at = greatest(?::timestamptz, status_changed_at + interval '1 millisecond')
    where id = ? returning id, status, status_changed_at)
  insert into application_events (id, application_id, kind, actor_id, at)
  select ?, id, status, ?, status_changed_at from moved`;

/** Status, when, who, batch; the ids. */
export const HOLD = `
  update applications set moved_to = ?, moved_by = ?, batch_id = ?,
    moved_at = greatest(?::timestamptz, status_changed_at + interval '1 millisecond')
  where id = any(?::uuid[])`;

/** Two lists of the same length: applications, and ids for their events. */
export const SETTLE = `
  with held as (
    select a.id, a.moved_to, a.moved_at, a.moved_by, pair.event_id
    from applications a join unnest(?::uuid[], ?::uuid[]) as pair (id, event_id) on pair.id = a.id
    where a.batch_id is not null
  ), settled as (
    update applications a set status = held.moved_to, status_changed_at = held.moved_at,
      moved_to = null, moved_at = null, moved_by = null, batch_id = null
    from held where held.id = a.id)
  insert into application_events (id, application_id, kind, actor_id, at)
  select event_id, id, moved_to, moved_by, moved_at from held`;

export const OPEN_BATCH = `
  insert into application_batches (id, company_id, actor_id, status, application_ids, decided_at, undo_until)
  values (?, ?, ?, ?, ?::uuid[], ?, ?)`;

export const LOCK_OPENED = `
  select id, application_ids as ids, extract(epoch from undo_until) * 1000 as "undoUntil",
    extract(epoch from undone_at) * 1000 as "undoneAt"
  from application_batches where id = ? and company_id = ? for update`;

/** Somebody's own decision that is still under way: until when, the batches, who, what, now. */
export const EXTEND = `
  update application_batches set undo_until = greatest(undo_until, ?)
  where id = any(?::uuid[]) and actor_id = ? and status = ?
    and undone_at is null and undo_until > ?`;

export const UNDO = `
  with held as (select id from applications where batch_id = ? order by id for update)
  update applications a set moved_to = null, moved_at = null, moved_by = null, batch_id = null
  from held where held.id = a.id returning a.id`;

export const UNDONE = 'update application_batches set undone_at = ? where id = ?';

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

/** $1 id, $2 application, $3 who, $4 what, $5 when, $6 how many there may be. */
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

/** $1 the company, $2 status, $3 subject, $4 text, $5 when, $6 who. */
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
