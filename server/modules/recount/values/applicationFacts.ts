import type { Within } from './derivedValue.ts';

/** When each step was first reached, as `refresh_application_facts` of M076FactsOfDecisions writes it. */
export const applicationFacts = (within: Within) => `
  select a.id as application_id, a.job_id, a.company_id, a.seeker_id, a.applied_at, told.*,
    coalesce(a.moved_to, a.status) as status, a.withdrawn_at
  from applications a cross join lateral (
    select min(at) filter (where kind = 'viewed') as viewed_at, min(at) filter (where kind = 'reviewed') as reviewed_at,
      min(at) filter (where kind = 'shortlisted') as shortlisted_at,
      min(at) filter (where kind = 'rejected') as rejected_at, min(at) filter (where kind = 'hired') as hired_at,
      max(at) filter (where kind in ('reviewed', 'shortlisted', 'rejected', 'hired')) as status_at
    from (
      select e.kind, e.at from application_events e where e.application_id = a.id
      union all select a.moved_to, a.moved_at where a.moved_to <> a.status
    ) steps
  ) told
  where ${within('a.id')}`;
