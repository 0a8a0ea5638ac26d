import type { OfferStatus } from '#schema/options/offers.ts';
import { json, statement, type RowOf } from '#server/db/statement.ts';
import { isDeletedForGood } from '#server/modules/job/job.sql.ts';

/** An applicant reads their own offers, a company those of its applications. */
export type Side = 'sent' | 'received';

/** $2 now. Past its last day an offer counts as expired, even before the task has run. */
const STATUS = `case when o.status = 'sent' and o.expires_at <= $2 then 'expired' else o.status end as "status!"`;

/** In the shape of the GraphQL type. */
const columns = (side: Side) => `
  'Offer' as "__typename!", o.id, o.application_id as "applicationId", o.job_id as "jobId", o.company_id as "companyId",
  ${side === 'received'} as "isReceived!", o.language as "language!", o.title as "title!", o.pay as "pay!",
  o.variable_pay as "variablePay", o.place as "place!", to_char(o.joining_date, 'YYYY-MM-DD') as "joiningDate!",
  to_char(o.expires_on, 'YYYY-MM-DD') as "expiresOn!", o.expires_at as "expiresAt", o.letter as "letter!",
  o.company_name as "companyName!", o.candidate_name as "candidateName!",
  ${STATUS},
  o.sent_at as "sentAt",
  case when o.status = 'sent' and o.expires_at <= $2 then o.expires_at else o.ended_at end as "endedAt",
  o.signed_name as "signedName", o.reason, o.withdrawn_by as "withdrawnBy"`;

/** Without those whose content was removed with the account of the applicant. $1 the seeker, or the company. */
const OF = {
  sent: 'o.seeker_id = $1 and o.letter is not null',
  received: 'o.company_id = $1 and o.letter is not null and j.deleted_at is null',
};

const STATUS_TYPE = json<{ status: OfferStatus }>();

const FROM = 'from offers o join jobs j on j.id = o.job_id';

/** $2 now, $3 the ids. */
const byIds = (side: Side) =>
  `select ${columns(side)} ${FROM} where ${OF[side]} and o.id = any($3::uuid[])`;

export const BY_IDS = {
  sent: statement('offers-sent-by-id', byIds('sent'), STATUS_TYPE),
  received: statement('offers-received-by-id', byIds('received'), STATUS_TYPE),
};

/** $2 now, $3 the applications. Newest first. */
const byApplications = (side: Side) =>
  `select ${columns(side)} ${FROM} where ${OF[side]} and o.application_id = any($3::uuid[])
    order by o.sent_at desc, o.id desc`;

export const BY_APPLICATIONS = {
  sent: statement('offers-sent-by-application', byApplications('sent'), STATUS_TYPE),
  received: statement('offers-received-by-application', byApplications('received'), STATUS_TYPE),
};

/** $2 now, $3 the applications. The newest offer of each, without its letter. */
const lastStatuses = (side: Side) => `
  select distinct on (o.application_id) o.application_id as "applicationId", o.job_id as "jobId", ${STATUS}
  ${FROM} where ${OF[side]} and o.application_id = any($3::uuid[])
  order by o.application_id, o.sent_at desc, o.id desc`;

export const LAST_STATUSES = {
  sent: statement('offer-statuses-sent', lastStatuses('sent'), STATUS_TYPE),
  received: statement('offer-statuses-received', lastStatuses('received'), STATUS_TYPE),
};

/**
 * $1 the job. Locks the job and its company, so that a suspension or deletion either waits for the offer and then ends
 * it, or came first and is seen here.
 */
export const SHARE_JOB = statement(
  'offer-share-job',
  `select c.name as "companyName", c.access_status as "companyStatus" from jobs j join companies c on c.id = j.company_id
    where j.id = $1 and j.deleted_at is null for share`,
);

/** $1 the applicant, who is locked before the application, as the deletion of an account does. */
export const SHARE_APPLICANT = statement(
  'offer-share-applicant',
  'select id from users where id = $1 for key share',
);

const LOCKED = `
  select o.id, o.application_id as "applicationId", o.job_id as "jobId", o.seeker_id as "seekerId", o.status,
    to_char(o.joining_date, 'YYYY-MM-DD') as "joiningDate!", o.expires_at as "expiresAt", o.remind_at as "remindAt",
    o.untold_since as "untoldSince", j.title as "jobTitle",
    c.name as "companyName", c.access_status as "companyStatus", a.name as "applicantName",
    o.from_stage_id as "fromStageId", (select preset from company_stages where id = o.from_stage_id) as "fromPreset",
    coalesce(a.moved_to, a.status) as "applicationStatus!", a.withdrawn_at is not null as "isWithdrawn!",
    s.deleted_at is not null as "hasLeft!", j.deleted_at is not null as "isJobDeleted!"
  from offers o join applications a on a.id = o.application_id join jobs j on j.id = o.job_id
    join companies c on c.id = o.company_id join users s on s.id = o.seeker_id`;

/** $1 the offer. The application is locked before it. */
export const LOCK_OFFER = statement('offer-lock', `${LOCKED} where o.id = $1 for update of o`);
export type LockedOffer = RowOf<typeof LOCK_OFFER>;

/** $1 the application. The offer that was sent and has no answer, even if its last day is over. */
export const LOCK_OPEN_OFFER = statement(
  'offer-lock-open',
  `${LOCKED} where o.application_id = $1 and o.status = 'sent' for update of o`,
);

/** $1 the offer. */
export const LOCK_APPLICATION = statement(
  'offer-lock-application',
  `select a.id from applications a where a.id = (select application_id from offers where id = $1) for update`,
);

/** $1 the offer. */
export const APPLICANT_OF = statement(
  'offer-applicant',
  'select seeker_id as "seekerId" from offers where id = $1',
);

/** $1 the application. */
export const COUNT_OF_APPLICATION = statement(
  'offers-count-of-application',
  'select count(*)::int as "total!" from offers where application_id = $1',
);

/** $1 to $20 the columns. */
export const SEND = statement(
  'offer-send',
  `
    insert into offers (id, application_id, company_id, job_id, seeker_id, language, title, pay, variable_pay, place,
      joining_date, letter, company_name, candidate_name, expires_on, expires_at, status, sent_by, sent_at, remind_at,
      from_stage_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::text::date, $12, $13, $14, $15::text::date, $16, 'sent', $17,
      $18, $19, $20)`,
);

/** $1 the offer, $2 status, $3 now, $4 what the applicant typed, $5 the reason, $6 who withdrew it. */
export const END = statement(
  'offer-end',
  `
    update offers set status = $2, ended_at = $3, signed_name = $4, reason = $5, withdrawn_by = $6, remind_at = null
    where id = $1`,
);

/** $1 the offer. */
export const MARK_NOTIFIED = statement(
  'offer-mark-told',
  'update offers set untold_since = null where id = $1',
);

/** $1 the offer. */
export const MARK_REMINDED = statement(
  'offer-mark-reminded',
  'update offers set remind_at = null where id = $1',
);

/** Ends an open offer, unless its job has been restored since it was found. $1 the offer, $2 now. */
export const END_WITH_JOB = statement(
  'offer-end-with-job',
  `
    with job as (select j.id from jobs j where j.id = (select job_id from offers where id = $1)
      and ${isDeletedForGood('j', '$2')} for share)
    select end_offers(array[$1::uuid], $2::timestamptz) from job`,
);

/**
 * Due work: offers whose job was deleted, notices of offers that the database has ended, reminders and expiry. A reminder
 * waits while the job could still be restored. $1 now, $2 the limit.
 */
export const DUE = {
  ofDeletedJobs: statement(
    'offers-of-deleted-jobs',
    `select o.id from offers o join jobs j on j.id = o.job_id
      where o.status = 'sent' and ${isDeletedForGood('j', '$1')} order by j.deleted_at, o.id limit $2`,
  ),
  untold: statement(
    'offers-untold',
    'select id from offers where untold_since <= $1 order by untold_since, id limit $2',
  ),
  reminders: statement(
    'offers-to-remind',
    `select id from offers o where remind_at <= $1
        and not exists (select from jobs j where j.id = o.job_id and j.deleted_at is not null)
      order by remind_at, id limit $2`,
  ),
  expired: statement(
    'offers-expired',
    `select id from offers where status = 'sent' and expires_at <= $1 order by expires_at, id limit $2`,
  ),
};

/** $1 id, $2 application, $3 kind, $4 user, $5 now, $6 the offer. */
export const ADD_EVENT = statement(
  'offer-add-event',
  `
    insert into application_events (id, application_id, kind, actor_id, at, data)
    values ($1, $2, $3, $4, $5, jsonb_build_object('offer', $6::text))`,
);
