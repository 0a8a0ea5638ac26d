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
