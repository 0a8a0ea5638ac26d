import type { CountedValue } from './derivedValue.ts';
import { columnsOf } from './forms.ts';

/**
 * The stored date, unless its proof says otherwise. An event, or the activity log from which older histories were derived,
 * can be a moment later than the change.
 */
const provenBy = (proof: string, stored: string) => `case
  when ${proof} is null or abs(extract(epoch from ${proof} - ${stored})) < 5 then ${stored} else ${proof} end`;

/** Without an approval in its history, only a company that has always been pending surely never had one. */
export const COMPANY_APPROVALS = columnsOf({
  name: 'company_approvals',
  table: 'companies',
  key: 'id',
  subject: 'company',
  subjectId: 's.id',
  from: `cross join lateral (
    select max(t.starts_at) filter (where t.standing = 'approved' and t.before is distinct from 'approved') as proof,
      bool_and(t.standing = 'pending') and not exists (
        select from standings_since o where o.name = 'companies' and o.exact_from > s.created_at) as is_new
    from (
      select c.standing, c.starts_at, lag(c.standing) over (order by c.starts_at) as before
      from company_standings c where c.company_id = s.id
    ) t
  ) history`,
  columns: {
    approved_at: `case when history.is_new then null else ${provenBy('history.proof', 's.approved_at')} end`,
  },
});

/** The history of a deleted job ends, so it does not prove that the job was closed later. */
export const JOB_CLOSINGS = columnsOf({
  name: 'job_closings',
  table: 'jobs',
  key: 'id',
  subject: 'job',
  subjectId: 's.id',
  from: `cross join lateral (
    select min(t.starts_at) as proof from job_standings t
    where t.job_id = s.id and t.status = 'closed' and not exists (
      select from job_standings n where n.job_id = s.id and n.status <> 'closed' and n.starts_at >= t.starts_at)
  ) history`,
  columns: {
    closed_at: `case when s.status = 'closed' then ${provenBy('history.proof', 's.closed_at')} end`,
  },
});

/** Decisions that answer all reports about a job; a suspension by the site leaves them open. */
const ANSWERS_ALL = `(l.action = 'job.resolveReports' and l.after ->> 'reports' = '0'
  or l.action in ('job.reject', 'job.await') or l.action = 'job.suspend' and l.actor_kind <> 'system'
  or l.action = 'job.approve' and l.before ->> 'adminStatus' = 'suspended')`;

/**
 * The activity log says when an administrator answered the reports about a job. A report may be sent while a decision is
 * made, so one that is open is only expected to be answered by a decision that is a minute younger.
 */
export const JOB_REPORT_DATES = columnsOf({
  name: 'job_report_dates',
  table: 'job_reports',
  key: 'id',
  subject: 'job',
  subjectId: 's.job_id',
  from: `cross join lateral (
    select min(abs(extract(epoch from l.at - s.resolved_at))) as distance,
      min(l.at) filter (where l.at >= s.created_at) as first,
      min(l.at) filter (where l.at > s.created_at + interval '1 minute' and ${ANSWERS_ALL}) as answered
    from activity_log l where l.subject_kind = 'job' and l.subject_id = s.job_id::text
      and l.action in ('job.resolveReports', 'job.reject', 'job.await', 'job.suspend', 'job.approve')
  ) log`,
  columns: {
    resolved_at: `case when s.resolved_at is null then log.answered
      when log.distance < 5 then s.resolved_at else log.first end`,
  },
});

/** The activity log says when each proof of a company's identity was confirmed. */
export const VERIFICATION_DATES = columnsOf({
  name: 'verification_dates',
  table: 'company_verifications',
  key: 'id',
  subject: 'company',
  subjectId: 's.company_id',
  where: `s.status in ('verified', 'removed')`,
  from: `cross join lateral (
    select min(l.at) as proof from activity_log l
    where l.subject_kind = 'company' and l.subject_id = s.company_id::text
      and l.action = 'company.confirmVerification' and l.after ->> 'verification' = s.kind
      and l.at between s.submitted_at - interval '5 seconds' and s.decided_at + interval '5 seconds'
  ) log`,
  columns: { verified_at: provenBy('log.proof', 's.verified_at') },
});

/** A withdrawal that the timeline lacks is only reported, because its date is then in no other row. */
export const APPLICATION_WITHDRAWALS: CountedValue = {
  ...columnsOf({
    name: 'application_withdrawals',
    table: 'applications',
    key: 'id',
    subject: 'job',
    subjectId: 's.job_id',
    columns: {
      withdrawn_at: `(select max(v.at) from application_events v where v.application_id = s.id and v.kind = 'withdrawn')`,
    },
  }),
  repairs: [
    (within) => `
      update applications s set withdrawn_at = v.at
      from (select application_id, max(at) as at from application_events
        where kind = 'withdrawn' and ${within('application_id')} group by 1) v
      where v.application_id = s.id and s.withdrawn_at is distinct from v.at returning 1 as "repaired!"`,
  ],
};

export const OFFER_ENDS = columnsOf({
  name: 'offer_ends',
  table: 'offers',
  key: 'id',
  subject: 'job',
  subjectId: 's.job_id',
  from: `cross join lateral (
    select case when s.status = 'expired' then s.expires_at else (
      select max(v.at) from application_events v where v.application_id = s.application_id
        and v.kind = 'offer_' || s.status and v.data ->> 'offer' = s.id::text) end as proof
  ) timeline`,
  columns: {
    ended_at: `case when s.status <> 'sent' then ${provenBy('timeline.proof', 's.ended_at')} end`,
  },
});
