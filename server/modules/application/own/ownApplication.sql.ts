import { statement, type RowOf } from '#server/db/statement.ts';

const OWN = `
  select a.id, a.status, a.name, a.moved_to as "movedTo", a.withdrawn_at as "withdrawnAt",
    a.withdrawal_told_at as "notifiedAt", a.company_id as "companyId", j.id as "jobId", j.title as "jobTitle",
    j.deleted_at is not null as "isJobGone!"
  from applications a join jobs j on j.id = a.job_id`;

/**
 * $1 the application, $2 the seeker. The lock makes the first opening by the company wait, and a change of status, so
 * that one of them comes first.
 */
export const LOCK_OWN_APPLICATION = statement(
  'application-lock-own',
  `${OWN} where a.id = $1 and a.seeker_id = $2 for update of a`,
);

export type OwnApplication = RowOf<typeof LOCK_OWN_APPLICATION>;

/** $1 the application. */
export const LOCK_WITHDRAWN = statement(
  'application-lock-withdrawn',
  `${OWN} where a.id = $1 and a.withdrawn_at is not null for update of a`,
);

/** Read after the lock. $1 the application. */
export const IS_OPENED = statement(
  'application-is-opened',
  `select exists (select from application_events
    where application_id = $1 and kind in ('viewed', 'resume_downloaded')) as "isOpened!"`,
);

/** $1 application, $2 now, $3 reason, $4 text. */
export const WITHDRAW = statement(
  'application-withdraw',
  `
    update applications set withdrawn_at = $2, withdrawal_reason = $3, withdrawal_text = $4
    where id = $1`,
);

/** $1 the application. Returns the bulk change that waited for the end of the withdrawal. */
export const UNDO_WITHDRAWAL = statement(
  'application-undo-withdrawal',
  `
    with removed as (
      delete from application_events where application_id = $1 and kind = 'withdrawn'
    ), rating as (
      delete from treatment_ratings where application_id = $1
    )
    update applications
    set withdrawn_at = null, withdrawal_reason = null, withdrawal_text = null
    where id = $1 returning batch_id as "batchId"`,
);

/** Drops a bulk change that the applicant does not know of. $1 the application, $2 now. */
export const MARK_NOTIFIED = statement(
  'application-withdrawal-told',
  `
    update applications set withdrawal_told_at = $2,
      moved_to = null, moved_at = null, moved_by = null, moved_stage_id = null, moved_told = null,
      batch_id = null, rejection_reason = null, rejection_message = null
    where id = $1`,
);

/** $1 id, $2 the application, $3 kind, $4 the user, $5 now. */
export const ADD_EVENT = statement(
  'application-own-event',
  `insert into application_events (id, application_id, kind, actor_id, at)
    values ($1, $2, $3, $4, greatest($5::timestamptz, (
      select max(at) + interval '1 millisecond' from application_events where application_id = $2)))`,
);

/** $1 application, $2 phone, $3 letter, $4 expected pay, $5 resume. */
export const EDIT = statement(
  'application-edit',
  `
    update applications
    set phone = $2, cover_letter = $3, expected_salary = $4, resume_file_id = $5
    where id = $1`,
);

/** $1 the application. */
export const SENT_VALUES = statement(
  'application-sent-values',
  `select phone, cover_letter as "coverLetter", expected_salary as "expectedSalary",
    resume_file_id as resume from applications where id = $1`,
);
