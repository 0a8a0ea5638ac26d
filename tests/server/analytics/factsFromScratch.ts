/** Facts that differ from the applications and their timelines, including missing and surplus ones. */
export const FACTS_WRONG = `
  with steps as (
    select application_id, kind, at from application_events
    union all select id, moved_to, moved_at from applications where moved_to <> status
  ), truth as (
    select a.id as application_id, a.job_id, a.company_id, a.seeker_id, a.applied_at, a.withdrawn_at,
      coalesce(a.moved_to, a.status) as status,
      (select min(at) from steps e where e.application_id = a.id and kind = 'viewed') as viewed_at,
      (select min(at) from steps e where e.application_id = a.id and kind = 'reviewed') as reviewed_at,
      (select min(at) from steps e where e.application_id = a.id and kind = 'shortlisted') as shortlisted_at,
      (select min(at) from steps e where e.application_id = a.id and kind = 'rejected') as rejected_at,
      (select min(at) from steps e where e.application_id = a.id and kind = 'hired') as hired_at,
      (select min(at) from steps e where e.application_id = a.id
        and kind in ('shortlisted', 'rejected', 'hired')) as decided_at,
      (select max(at) from steps e where e.application_id = a.id
        and kind in ('reviewed', 'shortlisted', 'rejected', 'hired')) as status_at
    from applications a
  )
  select to_jsonb(t) as truth, to_jsonb(f) as facts
  from truth t full join application_facts f using (application_id)
  where (t.job_id, t.company_id, t.seeker_id, t.applied_at, t.status, t.viewed_at, t.reviewed_at, t.shortlisted_at,
      t.rejected_at, t.hired_at, t.decided_at, t.status_at, t.withdrawn_at)
    is distinct from (f.job_id, f.company_id, f.seeker_id, f.applied_at, f.status, f.viewed_at, f.reviewed_at,
      f.shortlisted_at, f.rejected_at, f.hired_at, f.decided_at, f.status_at, f.withdrawn_at)`;
