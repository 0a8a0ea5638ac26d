import { json, statement, statementFamily } from '#server/db/statement.ts';
import { isDeletedForGood } from '#server/modules/job/job.sql.ts';
import { worksOnJob } from '#server/modules/team/memberJobs.sql.ts';
import { isOpenInterview } from '#server/modules/team/team.sql.ts';
import type { Interview } from './interview.type.ts';

/** An applicant reads their own interviews, a company those of its applications. */
export type Side = 'sent' | 'received';

/** Whether one of its people has another interview at an offered time, including the buffer after each. */
const INTERVIEWER_BUSY = `exists (
  select from interview_people p join interview_people o on o.user_id = p.user_id and o.interview_id <> p.interview_id
  where p.interview_id = i.id and o.busy && tstzrange(s.starts_at, s.ends_at + i.buffer * interval '1 minute'))`;
const APPLICANT_BUSY = `exists (
  select from interviews o where o.seeker_id = i.seeker_id and o.id <> i.id and o.status = 'booked'
    and o.kind <> 'walk_in' and tstzrange(o.starts_at, o.ends_at) && tstzrange(s.starts_at, s.ends_at))`;

const NAME = `nullif(trim(u.first_name || ' ' || u.last_name), '')`;

/** The offered times of an interview that are free for everyone; $2 is the current time. */
export const FREE_TIMES = `
  select s.starts_at as "startsAt", s.ends_at as "endsAt", true as "isFree" from interview_slots s
    where s.interview_id = i.id and s.starts_at > $2
      and (i.kind = 'walk_in' or not (${INTERVIEWER_BUSY} or ${APPLICANT_BUSY}))`;

/** An applicant sees only free times. */
const TIMES = {
  sent: FREE_TIMES,
  received: `select s.starts_at as "startsAt", s.ends_at as "endsAt",
      i.kind = 'walk_in' or not ${INTERVIEWER_BUSY} as "isFree" from interview_slots s
    where s.interview_id = i.id and s.starts_at > $2`,
};

/** In the shape of the GraphQL type. */
const columns = (side: Side) => `
  'Interview' as "__typename", i.id, i.application_id as "applicationId", i.job_id as "jobId",
  i.company_id as "companyId", i.seeker_id as "seekerId", ${side === 'received'} as "isReceived", i.kind, i.title,
  i.place, i.link, i.note, i.minutes, i.buffer, i.time_zone as "timeZone", i.status, i.starts_at as "startsAt",
  i.ends_at as "endsAt", i.cancelled_by as "cancelledBy", i.reason, i.created_at as "createdAt",
  (select coalesce(json_agg(json_build_object('id', u.id, 'name', ${NAME}) order by u.first_name, u.last_name, u.id), '[]')
    from interview_people p join users u on u.id = p.user_id where p.interview_id = i.id) as interviewers,
  (select coalesce(json_agg(t order by t."startsAt"), '[]') from (${TIMES[side]}) t) as times`;

const JSON_COLUMNS = json<Pick<Interview, 'interviewers' | 'times'>>();

const FROM =
  'from interviews i join applications a on a.id = i.application_id join jobs j on j.id = i.job_id';

/** $1 the seeker, or the company. */
const OF = {
  sent: 'i.seeker_id = $1',
  received: 'i.company_id = $1 and j.deleted_at is null',
};

/** $3 the ids. */
const byIds = (side: Side) =>
  `select ${columns(side)} ${FROM} where ${OF[side]} and i.id = any($3::uuid[])`;

export const BY_IDS = {
  sent: statement('interviews-sent-by-id', byIds('sent'), JSON_COLUMNS),
  received: statement('interviews-received-by-id', byIds('received'), JSON_COLUMNS),
};

/** $3 the applications. Newest first. */
const byApplications = (side: Side) =>
  `select ${columns(side)} ${FROM} where ${OF[side]} and i.application_id = any($3::uuid[])
    order by i.created_at desc, i.id desc`;

export const BY_APPLICATIONS = {
  sent: statement('interviews-sent-by-application', byApplications('sent'), JSON_COLUMNS),
  received: statement(
    'interviews-received-by-application',
    byApplications('received'),
    JSON_COLUMNS,
  ),
};

/** $3 and $4 the period in which they take place, $5 the only jobs, or null for all, $6 limit. */
export const PLANNED = statementFamily('interviews-planned', {
  text: (side: Side) => `
    select ${columns(side)} ${FROM}
    where ${OF[side]} and i.status in ('booked', 'held', 'missed') and i.ends_at > $3 and i.starts_at < $4
      and ($5::uuid[] is null or i.job_id = any($5))
    order by i.starts_at, i.id limit $6`,
  key: (side) => side,
  examples: ['sent', 'received'],
  ...JSON_COLUMNS,
});

/** $1 the interview, $2 the current time, $3 the applicant. For the holder of the applicant's link. */
export const INVITATION = statement(
  'interview-invitation',
  `
    select ${columns('sent')}, c.name as "companyName", j.title as "jobTitle",
      coalesce(us.time_zone, 'Asia/Kolkata') as "readerTimeZone!", i.applicant_changes as "applicantChanges"
    ${FROM} join companies c on c.id = i.company_id join users s on s.id = i.seeker_id
      left join user_settings us on us.user_id = i.seeker_id
    where i.id = $1 and i.seeker_id = $3 and s.status = 'active' and s.deleted_at is null`,
  JSON_COLUMNS,
);

/**
 * $1 the company, $2 the users or null for all, $3 jobs or null for any. Which of them can conduct interviews: for
 * jobs, those who work on one of them.
 */
export const MEMBERS = statement(
  'interview-members',
  `
    select u.id, ${NAME} as name from company_members m join users u on u.id = m.user_id
    where m.company_id = $1 and u.status = 'active' and u.deleted_at is null
      and ($2::uuid[] is null or u.id = any($2))
      and ($3::uuid[] is null or exists (select from jobs j
        where j.id = any($3) and j.company_id = $1 and j.deleted_at is null and ${worksOnJob('m', 'j.id')}))
    order by u.first_name, u.last_name, u.id`,
);

/** $1 the users, $2 and $3 the period that is asked for. */
export const BUSY = statement(
  'interviewers-busy',
  `
    select lower(busy) as "start!", upper(busy) as "end!" from interview_people
    where user_id = any($1::uuid[]) and busy && tstzrange($2::timestamptz, $3::timestamptz)`,
);

/**
 * Everyone whose time the interview takes, always in the order of their ids, so that two bookings cannot deadlock and
 * the second sees what the first has booked. $1 the interview, $2 who is going to hold it as well.
 */
export const LOCK_PEOPLE = statement(
  'interview-lock-people',
  `
    select u.id from users u
    where u.id in (select user_id from interview_people where interview_id = $1
      union all select seeker_id from interviews where id = $1) or u.id = any($2::uuid[])
    order by u.id for no key update`,
);

/** $1 the interview. Waits for a change of the application, because it may end the interview. */
export const LOCK_APPLICATION = statement(
  'interview-lock-application',
  `select a.id from applications a
    where a.id = (select application_id from interviews where id = $1) for key share`,
);

/** $1 the interview. */
export const LOCK_INTERVIEW = statement(
  'interview-lock',
  `
  select i.id, i.application_id as "applicationId", i.company_id as "companyId", i.job_id as "jobId",
    i.seeker_id as "seekerId", i.kind, i.title, i.place, i.link, i.note, i.minutes, i.buffer, i.status,
    i.starts_at as "startsAt", i.ends_at as "endsAt", i.sequence, i.applicant_changes as "applicantChanges",
    i.cancelled_by as "cancelledBy", i.reason, i.created_by as "createdBy", i.remind_day_at as "remindDayAt",
    i.remind_hour_at as "remindHourAt", i.untold_since as "untoldSince", i.leavers, j.title as "jobTitle", c.name as "companyName",
    c.access_status in ('rejected', 'suspended') as "isCompanyClosed!", a.name as "applicantName",
    j.deleted_at is not null as "isJobDeleted!"
  from interviews i join applications a on a.id = i.application_id join jobs j on j.id = i.job_id
    join companies c on c.id = i.company_id
  where i.id = $1 for update of i`,
);

/** $1 the interview. */
export const MARK_NOTIFIED = statement(
  'interview-mark-told',
  'update interviews set untold_since = null where id = $1',
);

/** $1 the interview. Used once the former interviewers have been notified. */
export const CLEAR_LEAVERS = statement(
  'interview-clear-leavers',
  `update interviews set leavers = '{}' where id = $1`,
);

/** $1 the interview, $2 and $3 the reminders that remain. */
export const MARK_REMINDED = statement(
  'interview-mark-reminded',
  'update interviews set remind_day_at = $2, remind_hour_at = $3 where id = $1',
);

/**
 * Ends an interview that has not begun, unless its job has been restored since it was found. $1 the interview, $2 now.
 */
export const END_WITH_JOB = statement(
  'interview-end-with-job',
  `
    with job as (select j.id from jobs j where j.id = (select job_id from interviews where id = $1)
      and ${isDeletedForGood('j', '$2')} for share)
    select cancel_interviews(array[$1::uuid], $2::timestamptz) from job`,
);

/**
 * Due work: interviews whose job was deleted, notices of interviews that the database has ended, notices to people who
 * no longer hold one, reminders, and interviews whose time is over and that nobody has marked as missed. A reminder
 * waits while the job could still be restored. $1 now, $2 the limit of each.
 */
export const DUE = {
  ofDeletedJobs: statement(
    'interviews-of-deleted-jobs',
    `select i.id from interviews i join jobs j on j.id = i.job_id
      where ${isOpenInterview('i')} and (i.status <> 'booked' or i.starts_at > $1) and ${isDeletedForGood('j', '$1')}
      order by j.deleted_at, i.id limit $2`,
  ),
  untold: statement(
    'interviews-untold',
    'select id from interviews where untold_since <= $1 order by untold_since, id limit $2',
  ),
  leavers: statement(
    'interviews-with-leavers',
    `select id from interviews where leavers <> '{}' and updated_at <= $1
      order by updated_at, id limit $2`,
  ),
  reminders: statement(
    'interviews-to-remind',
    `select id from interviews i where (remind_day_at <= $1 or remind_hour_at <= $1)
        and not exists (select from applications a where a.id = i.application_id and a.withdrawn_at is not null)
        and not exists (select from jobs j where j.id = i.job_id and j.deleted_at is not null)
      order by starts_at, id limit $2`,
  ),
  over: statement(
    'interviews-over',
    `select id from interviews where status = 'booked' and kind <> 'walk_in' and ends_at <= $1
      order by ends_at, id limit $2`,
  ),
};

/** $1 the interview, $2 and $3 the time, $4 the same with the buffer. Everyone it concerns is locked. */
export const TAKEN = statement(
  'interview-time-taken',
  `
    select exists (
        select from interview_people p
          join interview_people o on o.user_id = p.user_id and o.interview_id <> p.interview_id
        where p.interview_id = i.id and o.busy && tstzrange($2::timestamptz, $4::timestamptz)) as "byInterviewer!",
      exists (
        select from interviews o where o.seeker_id = i.seeker_id and o.id <> i.id and o.status = 'booked'
          and o.kind <> 'walk_in' and tstzrange(o.starts_at, o.ends_at) && tstzrange($2::timestamptz, $3::timestamptz)
      ) as "byApplicant!"
    from interviews i where i.id = $1`,
);

/** $1 the interview, $2 the start. */
export const OFFERED_TIME = statement(
  'interview-offered-time',
  `select starts_at as "startsAt", ends_at as "endsAt" from interview_slots
    where interview_id = $1 and starts_at = $2`,
);

/** $1 to $17 the columns. */
export const PROPOSE = statement(
  'interview-propose',
  `
    insert into interviews (id, application_id, company_id, job_id, seeker_id, kind, title, place, link, note, minutes,
      buffer, time_zone, status, created_by, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'proposed', $14, $15, $15)`,
);

/** $1 the application. */
export const COUNT_OF_APPLICATION = statement(
  'interviews-count-of-application',
  'select count(*)::int as total from interviews where application_id = $1',
);

/** $1 the interview, $2 the people. */
export const ADD_PEOPLE = statement(
  'interview-add-people',
  `insert into interview_people (interview_id, user_id)
    select $1, id from unnest($2::uuid[]) id on conflict do nothing`,
);

/** $1 the interview. */
export const PEOPLE = statement(
  'interview-people',
  'select user_id as id from interview_people where interview_id = $1',
);

/** $1 the interview, $2 the people. */
export const REMOVE_PEOPLE = statement(
  'interview-remove-people',
  'delete from interview_people where interview_id = $1 and user_id = any($2::uuid[])',
);

/**
 * Writing `starts_at` runs the trigger that makes the interviewers busy. People who left and hold it again get no notice
 * of having left. $1 the interview, $2 now.
 */
export const CHANGE_PEOPLE = statement(
  'interview-change-people',
  `
    update interviews set starts_at = starts_at, sequence = sequence + 1, updated_at = $2,
      leavers = array(select unnest(leavers) except select user_id from interview_people where interview_id = $1)
    where id = $1`,
);

/** $1 the interview, $2 the place, $3 the link, $4 now. */
export const CHANGE_PLACE = statement(
  'interview-change-place',
  `
    update interviews set place = $2, link = $3, sequence = sequence + 1, updated_at = $4
    where id = $1`,
);

/** $1 the interview. */
export const CLEAR_TIMES = statement(
  'interview-clear-times',
  'delete from interview_slots where interview_id = $1',
);

/** $1 the interview, $2 the starts. */
export const ADD_TIMES = statement(
  'interview-add-times',
  `
    insert into interview_slots (interview_id, starts_at, ends_at)
    select i.id, start, start + i.minutes * interval '1 minute'
    from interviews i, unnest($2::timestamptz[]) start where i.id = $1 on conflict do nothing`,
);

/** $1 the interview, $2 and $3 the time, $4 and $5 the reminders, $6 changes of the applicant, $7 now, $8 place, $9 link. */
export const BOOK = statement(
  'interview-book',
  `
    update interviews set status = 'booked', starts_at = $2, ends_at = $3, remind_day_at = $4, remind_hour_at = $5,
      applicant_changes = applicant_changes + $6, sequence = sequence + 1, cancelled_by = null, reason = null,
      updated_at = $7, place = $8, link = $9
    where id = $1`,
);

/** New times for an interview without a time. $1 the interview, $2 now. */
export const REOPEN = statement(
  'interview-reopen',
  `
    update interviews set status = 'proposed', starts_at = null, ends_at = null, cancelled_by = null, reason = null,
      updated_at = $2
    where id = $1`,
);

/** $1 the interview, $2 who, $3 the reason, $4 changes of the applicant, $5 now. */
export const CANCEL = statement(
  'interview-cancel',
  `
    update interviews set status = 'cancelled', cancelled_by = $2, reason = $3,
      applicant_changes = applicant_changes + $4, sequence = sequence + 1, remind_day_at = null, remind_hour_at = null,
      updated_at = $5
    where id = $1`,
);

/** $1 the interview, $2 held or missed, $3 now. */
export const RECORD = statement(
  'interview-record',
  `update interviews set status = $2, remind_day_at = null, remind_hour_at = null, updated_at = $3
    where id = $1`,
);

/** $1 id, $2 application, $3 kind, $4 user, $5 now, $6 the interview, $7 its time. */
export const ADD_EVENT = statement(
  'interview-add-event',
  `
    insert into application_events (id, application_id, kind, actor_id, at, data)
    values ($1, $2, $3, $4, $5, jsonb_build_object('interview', $6::text, 'time', $7::text))`,
);

/** Removes the event that says the interview took place. $1 the application, $2 the interview. */
export const REMOVE_HELD_EVENT = statement(
  'interview-remove-held-event',
  `delete from application_events
    where application_id = $1 and kind = 'interview_held' and data ->> 'interview' = $2::text`,
);

/** The applicant, those who hold it, and the one who proposed it, as long as they work on the job. $1 the interview. */
export const PEOPLE_CONCERNED = statement(
  'interview-concerned',
  `
    select u.id, p.user_id is not null as "isInterviewer!", coalesce(us.time_zone, 'Asia/Kolkata') as "timeZone!"
    from interviews i
      join users u on u.id in (i.seeker_id, i.created_by)
        or u.id in (select user_id from interview_people where interview_id = i.id)
      left join interview_people p on p.interview_id = i.id and p.user_id = u.id
      left join user_settings us on us.user_id = u.id
    where i.id = $1 and u.deleted_at is null and (u.id = i.seeker_id or exists (select from company_members m
      where m.user_id = u.id and m.company_id = i.company_id and ${worksOnJob('m', 'i.job_id')}))
    order by u.id`,
);

/** $1 the company, $2 the users: of those with an account, the time zone and whether they work for the company. */
export const TIME_ZONES_OF_PEOPLE = statement(
  'interview-former-or-new',
  `
    select u.id, coalesce(us.time_zone, 'Asia/Kolkata') as "timeZone!",
      exists (select from company_members m where m.user_id = u.id and m.company_id = $1) as "isMember!"
    from users u left join user_settings us on us.user_id = u.id
    where u.id = any($2::uuid[]) and u.deleted_at is null order by u.id`,
);

/** $1 the interview, $2 the roles. Who can choose its interviewers. */
export const PLANNERS = statement(
  'interview-planners',
  `
    select u.id, coalesce(us.time_zone, 'Asia/Kolkata') as "timeZone!"
    from interviews i join company_members m on m.company_id = i.company_id and m.role = any($2::text[])
      join users u on u.id = m.user_id and u.deleted_at is null
      left join user_settings us on us.user_id = u.id
    where i.id = $1 and ${worksOnJob('m', 'i.job_id')} order by u.id`,
);

/** $1 the user, $2 the time zone. */
export const SAVE_TIME_ZONE = statement(
  'save-time-zone',
  `
    insert into user_settings (user_id, time_zone) values ($1, $2)
    on conflict (user_id) do update set time_zone = excluded.time_zone`,
);

/** $1 the user. */
export const TIME_ZONE = statement(
  'time-zone',
  'select time_zone as "timeZone" from user_settings where user_id = $1',
);
