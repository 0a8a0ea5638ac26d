import { Migration } from '@mikro-orm/migrations';

/**
 * A decision counts from the moment it is made, also while it can still be undone: the same everywhere. An application
 * also has the moment of its last change of status, and of its withdrawal.
 */
export class M076FactsOfDecisions extends Migration {
  override up() {
    this.addSql(
      `alter table application_facts add column status_at timestamptz(3), add column withdrawn_at timestamptz(3)`,
    );
    this.addSql(REFRESH);
    this.addSql(CHANGED);
    // In batches, so that no statement exceeds the timeout of the connection.
    for (let part = 0; part < PARTS; part += 1) {
      this.addSql(`select refresh_application_facts(array(
        select id from applications where abs(hashtext(id::text) % ${PARTS}) = ${part}))`);
    }
  }
}

const PARTS = 64;

const REFRESH = `
create or replace function refresh_application_facts(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then return; end if;
  -- Waits for a concurrent writer of the same application, or makes it wait, and then reads what it wrote.
  perform 1 from application_facts where application_id = any(ids) order by application_id for no key update;
  insert into application_facts as f (application_id, job_id, company_id, seeker_id, applied_at, viewed_at,
    reviewed_at, shortlisted_at, rejected_at, hired_at, status, status_at, withdrawn_at)
  select a.id, a.job_id, a.company_id, a.seeker_id, a.applied_at, known.viewed, known.reviewed, known.shortlisted,
    known.rejected, known.hired, coalesce(a.moved_to, a.status), known.changed, a.withdrawn_at
  from applications a cross join lateral (
    select min(at) filter (where kind = 'viewed') as viewed, min(at) filter (where kind = 'reviewed') as reviewed,
      min(at) filter (where kind = 'shortlisted') as shortlisted, min(at) filter (where kind = 'rejected') as rejected,
      min(at) filter (where kind = 'hired') as hired,
      max(at) filter (where kind in ('reviewed', 'shortlisted', 'rejected', 'hired')) as changed
    from (
      select e.kind, e.at from application_events e where e.application_id = a.id
      -- The timeline gets the entry of a change when it can no longer be undone.
      union all select a.moved_to, a.moved_at where a.moved_to <> a.status
    ) steps
  ) known
  where a.id = any(ids)
  order by a.id
  on conflict (application_id) do update set
    job_id = excluded.job_id, company_id = excluded.company_id, seeker_id = excluded.seeker_id,
    applied_at = excluded.applied_at, viewed_at = excluded.viewed_at, reviewed_at = excluded.reviewed_at,
    shortlisted_at = excluded.shortlisted_at, rejected_at = excluded.rejected_at, hired_at = excluded.hired_at,
    status = excluded.status, status_at = excluded.status_at, withdrawn_at = excluded.withdrawn_at
  where (f.job_id, f.company_id, f.seeker_id, f.applied_at, f.viewed_at, f.reviewed_at, f.shortlisted_at, f.rejected_at,
      f.hired_at, f.status, f.status_at, f.withdrawn_at)
    is distinct from (excluded.job_id, excluded.company_id, excluded.seeker_id, excluded.applied_at, excluded.viewed_at,
      excluded.reviewed_at, excluded.shortlisted_at, excluded.rejected_at, excluded.hired_at, excluded.status,
      excluded.status_at, excluded.withdrawn_at);
end $$;
`;

const CHANGED = `
create or replace function application_facts_changed() returns trigger language plpgsql as $$
begin
  perform refresh_application_facts(array(
    select n.id from new_rows n join old_rows o using (id)
    where (n.job_id, n.company_id, n.seeker_id, n.applied_at, n.status, n.moved_to, n.moved_at, n.withdrawn_at)
      is distinct from (o.job_id, o.company_id, o.seeker_id, o.applied_at, o.status, o.moved_to, o.moved_at,
        o.withdrawn_at)));
  return null;
end $$;
`;
