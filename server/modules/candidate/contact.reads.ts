import { LIVE } from '#server/modules/job/job.reads.ts';

/** The company, by id. */
export const COMPANY = `
  select name, email, admin_status as "adminStatus" from companies
  where id = ? and deleted_at is null for share`;

/**
 * Locked before the row of candidate_search, in the same order as changes of an account lock them.
 */
export const LOCK_PERSON = 'select id from users where id = ? for key share';

/** Hiding a profile happens either before the message or after it. Now, the candidate. */
export const CANDIDATE = `
  select c.user_id as id, coalesce((select s.allow_direct_contact from user_settings s where s.user_id = c.user_id), true)
    as "mayBeContacted"
  from candidate_search c where c.hidden_until <= ? and c.user_id = ? for share of c`;

/** Now; the job, the company. */
export const JOB = `
  select j.id, j.title, ${LIVE.replace('$1', '?')} as "isLive"
  from jobs j join companies c on c.id = j.company_id
  where j.id = ? and j.company_id = ? and j.deleted_at is null for share of j`;

export const ALREADY_CONTACTED =
  'select id from candidate_contacts where candidate_id = ? and job_id = ?';

/** The sender, since when, how many. */
export const SENT = `
  select sent_at as "sentAt" from candidate_contacts
  where sender_id = ? and sent_at > ? order by sent_at desc limit ?`;

/** One message per candidate and job, whoever in the company sends it first. */
export const RECORD_CONTACT = `
  insert into candidate_contacts (id, candidate_id, company_id, job_id, sender_id, message, sent_at)
  values (?, ?, ?, ?, ?, ?, ?) on conflict (candidate_id, job_id) do nothing returning id`;

export const SENDER = 'select email from users where id = ?';
