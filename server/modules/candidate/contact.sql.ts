import { statement } from '#server/db/statement.ts';
import { LIVE } from '#server/modules/job/job.sql.ts';

/** $1 the company. */
export const COMPANY = statement(
  'contact-company',
  `
    select name, email, admin_status as "adminStatus" from companies
    where id = $1 and deleted_at is null for share`,
);

/**
 * $1 the person. Locked before the row of candidate_search, in the same order as changes of an account lock them.
 */
export const LOCK_PERSON = statement(
  'contact-lock-person',
  'select id from users where id = $1 for key share',
);

/** $1 now, $2 the candidate. Hiding a profile happens either before the message or after it. */
export const CANDIDATE = statement(
  'contact-candidate',
  `
    select c.user_id as id, coalesce(
      (select s.allow_direct_contact from user_settings s where s.user_id = c.user_id), true) as "mayBeContacted"
    from candidate_search c where c.hidden_until <= $1 and c.user_id = $2 for share of c`,
);

/** $1 now, $2 the job, $3 the company. */
export const JOB = statement(
  'contact-job',
  `
    select j.id, j.title, (${LIVE}) as "isLive!"
    from jobs j join companies c on c.id = j.company_id
    where j.id = $2 and j.company_id = $3 and j.deleted_at is null for share of j`,
);

/** $1 the candidate, $2 the job. */
export const ALREADY_CONTACTED = statement(
  'contact-already-sent',
  'select id from candidate_contacts where candidate_id = $1 and job_id = $2',
);

/** $1 the sender, $2 since when, $3 how many. */
export const SENT = statement(
  'contacts-sent',
  `
    select sent_at as "sentAt" from candidate_contacts
    where sender_id = $1 and sent_at > $2 order by sent_at desc limit $3`,
);

/**
 * $1 id, $2 the candidate, $3 the company, $4 the job, $5 the sender, $6 the message, $7 now. Each company can send one
 * message per candidate and job.
 */
export const RECORD_CONTACT = statement(
  'contact-record',
  `
    insert into candidate_contacts (id, candidate_id, company_id, job_id, sender_id, message, sent_at)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (candidate_id, job_id) do nothing returning id`,
);

/** $1 the person. */
export const SENDER = statement('contact-sender', 'select email from users where id = $1');
