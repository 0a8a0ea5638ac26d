import { ROLE_RIGHTS, TEAM_ROLES } from '#schema/options/teamRoles.ts';
import { statement, type RowOf } from '#server/db/statement.ts';
import { worksOnJob } from './memberJobs.sql.ts';

const NAME = `nullif(trim(u.first_name || ' ' || u.last_name), '')`;

/** People notified of new messages: they took over the conversation or wrote in it, and have not handed it over since. */
export const isNotifiedOfMessages = (user: string, application: string) => `exists (
  select from conversation_readers r where r.application_id = ${application} and r.user_id = ${user}
    and r.took_over_at > coalesce(r.handed_over_at, '-infinity')
  union all select from messages w
    left join conversation_readers r on r.application_id = w.application_id and r.user_id = w.author_id
  where w.application_id = ${application} and w.author_id = ${user} and w.batch_id is null
    and w.sent_at > coalesce(r.handed_over_at, '-infinity'))`;

const WRITERS = TEAM_ROLES.filter((role) => ROLE_RIGHTS[role].includes('message'))
  .map((role) => `'${role}'`)
  .join(', ');

/** People who can log in and write about this application, as members of its company. */
const isWriter = (member: string, application: string) => `
  ${member}.company_id = ${application}.company_id and ${member}.role in (${WRITERS})
  and ${worksOnJob(member, `${application}.job_id`)} and exists (select from users
    where users.id = ${member}.user_id and users.status = 'active' and users.deleted_at is null)`;

/** Whether a member answers an applicant: one of the people above or, while there are none, everyone who can. */
export const isAnswerer = (member: string, application: string) => `
  (${isWriter(member, application)} and (${isNotifiedOfMessages(`${member}.user_id`, `${application}.id`)}
    or not exists (select from company_members other
      where ${isWriter('other', application)} and ${isNotifiedOfMessages('other.user_id', `${application}.id`)})))`;

/** An interview that has not taken place; the applicant can book one again after cancelling it. */
export const isOpenInterview = (interview: string) => `
  (${interview}.status in ('proposed', 'booked')
    or ${interview}.status = 'cancelled' and ${interview}.cancelled_by = 'applicant')`;

/** $1 the company. Its team changes one step at a time, whichever process does it. */
export const LOCK_TEAM = statement(
  'team-lock',
  `select id, name, (approved_at is not null or admin_status = 'approved') as "isReviewed!"
    from companies where id = $1 and deleted_at is null for no key update`,
);

/** $1 the company. Owners first, then by name. */
export const MEMBERS = statement(
  'team-members',
  `
    select m.id, m.user_id as "userId", m.role, m.joined_at as "joinedAt", ${NAME} as name, u.email,
      greatest(u.last_login_at, (select max(s.last_used_at) from sessions s where s.user_id = u.id)) as "lastActiveAt",
      array(select w.job_id from member_jobs w join jobs j on j.id = w.job_id
        where w.member_id = m.id and j.deleted_at is null order by j.posted_at desc, j.id) as "jobIds",
      (select count(*)::int from jobs j where j.company_id = m.company_id and j.posted_by = m.user_id
        and j.deleted_at is null) as "postedJobs!",
      (select count(*)::int from conversations c
        where c.company_id = m.company_id and ${isNotifiedOfMessages('m.user_id', 'c.application_id')}) as "conversations!"
    from company_members m join users u on u.id = m.user_id
    where m.company_id = $1
    order by array_position(array['owner', 'recruiter', 'hiring_manager', 'interviewer'], m.role),
      lower(u.first_name || ' ' || u.last_name), m.id`,
);

/** $1 the user. Every company that this account is a member of, by name. */
export const MEMBERSHIPS = statement(
  'team-memberships',
  `
    select m.id, m.company_id as "companyId", m.role, m.joined_at as "joinedAt",
      m.company_id is not distinct from u.company_id as "isCurrent!",
      not exists (select from company_members o
        where o.company_id = m.company_id and o.role = 'owner' and o.id <> m.id) as "isOnlyOwner!"
    from company_members m join users u on u.id = m.user_id join companies c on c.id = m.company_id
    where m.user_id = $1 and c.deleted_at is null order by lower(c.name), m.id`,
);

/** $1 the user, $2 the id of an application or a job. The company it belongs to, if the user works on it there. */
export const COMPANY_OF = statement(
  'team-company-of',
  `
    with found as (
      select j.id, j.company_id from jobs j where j.deleted_at is null
        and j.id = coalesce((select a.job_id from applications a where a.id = $2), $2::uuid))
    select m.company_id as "companyId" from found
      join company_members m on m.company_id = found.company_id and m.user_id = $1
    where ${worksOnJob('m', 'found.id')}`,
);

/** $1 the company. */
export const INVITATIONS = statement(
  'team-invitations',
  `
    select i.id, i.email, i.role, i.job_ids as "jobIds", i.sent_at as "sentAt",
      i.expires_at as "expiresAt", ${NAME} as "inviterName"
    from team_invitations i left join users u on u.id = i.invited_by and u.deleted_at is null
    where i.company_id = $1 and i.accepted_at is null and i.revoked_at is null
    order by i.sent_at desc, i.id`,
);

/** $1 the company, $2 the member. */
export const MEMBER = statement(
  'team-member',
  `
    select m.id, m.user_id as "userId", m.company_id as "companyId", m.role, u.email, u.first_name as "firstName",
      u.locale
    from company_members m join users u on u.id = m.user_id where m.company_id = $1 and m.id = $2`,
);
export type Member = RowOf<typeof MEMBER>;

/** $1 the company, $2 the user. */
export const MEMBER_BY_USER = statement(
  'team-member-by-user',
  `
    select m.id, m.user_id as "userId", m.company_id as "companyId", m.role, u.email, u.first_name as "firstName",
      u.locale
    from company_members m join users u on u.id = m.user_id where m.company_id = $1 and m.user_id = $2`,
);

/** $1 the company. The owner who joined first comes first. */
export const OWNERS = statement(
  'team-owners',
  `select user_id as "userId" from company_members where company_id = $1 and role = 'owner' order by joined_at, id`,
);

/** $1 the company, $2 the jobs. Of these jobs, the ones that are the company's. */
export const JOBS_OF_COMPANY = statement(
  'team-jobs-of-company',
  'select id from jobs where company_id = $1 and id = any($2::uuid[]) and deleted_at is null',
);

/** $1 id, $2 company, $3 user, $4 role, $5 who invited them, $6 now. */
export const ADD_MEMBER = statement(
  'team-add-member',
  `
    insert into company_members (id, company_id, user_id, role, invited_by, joined_at)
    values ($1, $2, $3, $4, $5, $6) on conflict (company_id, user_id) do nothing returning id`,
);

/** $1 the member, $2 the role. */
export const SET_ROLE = statement(
  'team-set-role',
  'update company_members set role = $2 where id = $1',
);

/** $1 the member, $2 the jobs that they work on from now on. */
export const SET_JOBS = statement(
  'team-set-jobs',
  `
    with gone as (delete from member_jobs where member_id = $1 and job_id <> all($2::uuid[]))
    insert into member_jobs (member_id, job_id)
    select $1, id from unnest($2::uuid[]) as chosen (id) on conflict do nothing`,
);

/** $1 the company, $2 from whom, $3 to whom. */
export const HAND_OVER_POSTED = statement(
  'team-hand-over-posted',
  `update jobs set posted_by = $3 where company_id = $1 and posted_by = $2 and deleted_at is null returning id`,
);

/**
 * An email that waits to tell of messages goes to the colleague who takes over. $1 the company, $2 from whom, $3 to whom,
 * $4 now, $5 the jobs whose conversations stay.
 */
export const HAND_OVER_CONVERSATIONS = statement(
  'team-hand-over-conversations',
  `
    with held as (
        select c.application_id, giver.mail_due_at from conversations c join applications a on a.id = c.application_id
          left join conversation_readers giver on giver.application_id = c.application_id and giver.user_id = $2
        where c.company_id = $1 and a.job_id <> all($5::uuid[]) and ${isNotifiedOfMessages('$2', 'c.application_id')}),
      given as (
        insert into conversation_readers (application_id, user_id, handed_over_at)
        select application_id, $2::uuid, $4::timestamptz from held
        on conflict (application_id, user_id) do update
          set handed_over_at = excluded.handed_over_at, mail_due_at = null)
    insert into conversation_readers as taker (application_id, user_id, took_over_at, mail_due_at, reply_key)
    select application_id, $3::uuid, $4::timestamptz, mail_due_at,
      case when mail_due_at is not null then replace(gen_random_uuid()::text, '-', '') end from held
    on conflict (application_id, user_id) do update set took_over_at = excluded.took_over_at,
      mail_due_at = coalesce(taker.mail_due_at, excluded.mail_due_at),
      reply_key = coalesce(taker.reply_key, excluded.reply_key)
    returning application_id as id, mail_due_at as "mailDueAt"`,
);

/**
 * The person who plans an interview hears what becomes of it. The person is locked first, as in
 * every change of an interview. $1 the company, $2 from whom, $3 to whom, $4 the jobs whose interviews stay.
 */
export const HAND_OVER_INTERVIEWS = statement(
  'team-hand-over-interviews',
  `
    with planner as (select id from users where id = $2 for no key update)
    update interviews i set created_by = $3 from planner
    where i.company_id = $1 and i.created_by = planner.id and i.job_id <> all($4::uuid[])
      and ${isOpenInterview('i')}
    returning i.id`,
);

/** $1 the company, $2 a user to leave out, $3 a user to prefer. An owner whose account is active, if any. */
export const NEXT_OWNER = statement(
  'team-next-owner',
  `
    select m.user_id as "userId" from company_members m join users u on u.id = m.user_id
    where m.company_id = $1 and m.role = 'owner' and m.user_id <> $2
    order by u.status <> 'active', m.user_id is distinct from $3::uuid, m.joined_at, m.id limit 1`,
);

/** $1 the company, $2 the user, $3 now. */
export const REVOKE_KEYS = statement(
  'team-revoke-keys',
  `
    update api_keys set revoked_at = $3
    where company_id = $1 and created_by = $2 and revoked_at is null and expires_at > $3 returning id`,
);

/** The new owner is warned again before a key expires. $1 the company, $2 from whom, $3 to whom, $4 now. */
export const HAND_OVER_KEYS = statement(
  'team-hand-over-keys',
  `
    update api_keys set created_by = $3, handed_over_at = $4, warned_at = null,
      maker_id = case when handed_over_at is null then created_by else maker_id end
    where company_id = $1 and created_by = $2 and revoked_at is null and expires_at > $4 returning id`,
);

/** $1 the company, $2 from whom, $3 to whom, $4 now. */
export const HAND_OVER_WEBHOOKS = statement(
  'team-hand-over-webhooks',
  `
    update webhooks set created_by = $3, updated_at = $4 where company_id = $1 and created_by = $2 returning id`,
);

/** $1 the company, $2 the user. What the bell says of the company's jobs and applicants, except of the jobs $3. */
export const DELETE_NOTIFICATIONS = statement(
  'team-delete-notifications',
  `
    delete from notifications where user_id = $2
      and (data ->> 'companyId' = $1::uuid::text
        or data ->> 'jobId' in (select j.id::text from jobs j where j.company_id = $1::uuid))
      and (data ->> 'jobId' = any($3::uuid[]::text[])) is not true`,
);

/** $1 the member. The account no longer works for the company. */
export const DELETE_MEMBER = statement(
  'team-delete-member',
  'delete from company_members where id = $1',
);

/** $1 the user. Someone who works for no company at the moment works for the one they joined first. */
export const CHOOSE_COMPANY = statement(
  'team-choose-company',
  `
    update users set company_id =
      (select m.company_id from company_members m where m.user_id = $1 order by m.joined_at, m.id limit 1)
    where id = $1 and company_id is null`,
);

/** $1 the user, $2 the company. */
export const SWITCH = statement(
  'team-switch',
  `
    update users set company_id = $2 where id = $1
      and exists (select from company_members m join companies c on c.id = m.company_id
        where m.user_id = $1 and m.company_id = $2 and c.deleted_at is null) returning id`,
);

/** $1 the user, $2 now. The link was sent to this address, so it is theirs. */
export const VERIFY = statement(
  'team-verify-address',
  `update users set email_verified_at = coalesce(email_verified_at, $2), email_assumed = false
    where id = $1`,
);

/** $1 the company. Everyone who is or was in the team. */
const PEOPLE = `
  select m.user_id from company_members m where m.company_id = $1
  union select e.actor_id from activity_log e where e.subject_kind = 'company' and e.subject_id = $1::uuid::text
    and e.action in ('company.create', 'team.join') and e.actor_id is not null`;

/**
 * What the people of the company and their API keys did for it, the latest first. $1 the company, $2 the last entry
 * seen, $3 limit.
 */
export const ACTIVITY = statement(
  'team-activity',
  `
    select e.id::text as "id!", e.at, e.action, e.actor_kind = 'key' as "isKey!",
      (select ${NAME} from users u where u.id = coalesce(
        case when e.at < k.handed_over_at then k.maker_id else k.created_by end, e.actor_id)) as "actorName",
      coalesce(j.title, a.name || ' – ' || aj.title, named.name) as "subjectName",
      e.after ->> 'role' as role, e.after ->> 'status' as status
    from activity_log e
    left join api_keys k on e.actor_kind = 'key' and k.id = e.actor_id
    left join jobs j on e.subject_kind = 'job' and j.id::text = e.subject_id and j.company_id = $1
    left join applications a on e.subject_kind = 'application' and a.id::text = e.subject_id and a.company_id = $1
    left join jobs aj on aj.id = a.job_id
    left join lateral (
      select ${NAME} as name from users u where e.subject_kind = 'user' and u.id::text = e.subject_id) named on true
    where e.actor_id in (${PEOPLE} union select k.id from api_keys k where k.company_id = $1)
      and ($2::bigint is null or e.id < $2)
      and (j.id is not null or a.id is not null
        or e.subject_kind = 'company' and e.subject_id = $1::uuid::text
        or coalesce(e.after, e.before) ->> 'companyId' = $1::uuid::text)
    order by e.id desc limit $3`,
);
