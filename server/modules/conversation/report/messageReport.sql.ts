import { statement } from '#server/db/statement.ts';

/** $1 id, $2 message, $3 reporter, $4 reason, $5 detail, $6 now. Reporting again replaces the earlier report. */
export const REPORT = statement(
  'report-message',
  `
    insert into message_reports (id, message_id, reporter_id, reason, detail, created_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (message_id, reporter_id) do update
      set reason = excluded.reason, detail = excluded.detail, created_at = excluded.created_at,
        resolved_at = null`,
);

/** $1 and $2 the last entry of the previous page, $3 limit, $4 offset. */
export const OPEN_REPORTS = statement(
  'open-message-reports',
  `
    select r.id, r.reason, r.detail, r.reporter_id is null as "isNoticed!",
      r.created_at as "createdAt", m.body, m.side, m.sent_at as "sentAt", u.id as "authorId",
      nullif(trim(u.first_name || ' ' || u.last_name), '') as "authorName",
      c.id as "companyId", c.name as "companyName", j.id as "jobId", j.title as "jobTitle"
    from message_reports r join messages m on m.id = r.message_id
      join applications a on a.id = m.application_id join companies c on c.id = a.company_id
      join jobs j on j.id = a.job_id
      left join users u on u.id = m.author_id and u.deleted_at is null
    where r.resolved_at is null and ($1::timestamptz is null or (r.created_at, r.id) < ($1, $2::uuid))
    order by r.created_at desc, r.id desc limit $3 offset $4`,
);

export const COUNT_OPEN = statement(
  'open-message-reports-count',
  'select count(*)::int as total from message_reports where resolved_at is null',
);

/** $1 one of the reports. Selects all open reports about the same message. */
export const LOCK_REPORTS = statement(
  'message-reports-lock',
  `
    select r.id, m.application_id as "applicationId" from message_reports r
      join messages m on m.id = r.message_id
    where r.message_id = (select message_id from message_reports where id = $1)
      and r.resolved_at is null
    order by r.id for update of r`,
);

/** $1 the reports, $2 now. */
export const RESOLVE = statement(
  'message-reports-resolve',
  'update message_reports set resolved_at = $2 where id = any($1::uuid[])',
);

/** $1 the company, $2 the seeker, $3 the side, $4 the user, $5 now. */
export const BLOCK = statement(
  'message-block',
  `
    insert into message_blocks (company_id, seeker_id, side, blocked_by, blocked_at)
    values ($1, $2, $3, $4, $5) on conflict do nothing`,
);

/** $1 the company, $2 the seeker, $3 the side. */
export const UNBLOCK = statement(
  'message-unblock',
  'delete from message_blocks where company_id = $1 and seeker_id = $2 and side = $3',
);
