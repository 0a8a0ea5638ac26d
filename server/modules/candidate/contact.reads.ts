import { LIVE } from '#server/modules/job/job.service.ts';

/** The company, by id. */
export const COMPANY = `
  select name, email, admin_status as "adminStatus" from companies
  where id = ? and deleted_at is null for share`;

/** Before the row of candidate_search: whoever changes an account holds them in this order too. */
export const HOLD_PERSON = 'select id from users where id = ? for key share';

/** Whoever hides at this moment is before the letter, or after it. When, who. */
export const CANDIDATE = `
  select c.user_id as id, coalesce((select s.allow_direct_contact from user_settings s where s.user_id = c.user_id), true)
    as "mayBeContacted"
  from candidate_search c where c.hidden_until <= ? and c.user_id = ? for share of c`;

/** When; the job, the company. */
export const JOB = `
  select j.id, j.title, ${LIVE.replace('$1', '?')} as "isLive"
  from jobs j join companies c on c.id = j.company_id
  where j.id = ? and j.company_id = ? and j.deleted_at is null for share of j`;

export const IS_TOLD = 'select id from candidate_contacts where candidate_id = ? and job_id = ?';

/** Who, since when, how many. */
export const SENT = `
  select sent_at as "sentAt" from candidate_contacts
  where sender_id = ? and sent_at > ? order by sent_at desc limit ?`;

/** Once, whoever of the company is quicker. */
export const KEEP = `
  insert into candidate_contacts (id, candidate_id, company_id, job_id, sender_id, message, sent_at)
  values (?, ?, ?, ?, ?, ?, ?) on conflict (candidate_id, job_id) do nothing returning id`;

export const SENDER = 'select email from users where id = ?';
