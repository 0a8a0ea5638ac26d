import { Migration } from '@mikro-orm/migrations';

/**
 * Interviews and offers end when their reason is final (docs/decisions/085-interviews.md, 090-offers.md): an interview
 * that has begun takes place, a deleted job can be restored for a few minutes, and a company that its last member has
 * left answers nobody.
 */
export class M112HiringEnds extends Migration {
  override up() {
    this.addSql(BEGUN);
    this.addSql(DELETED_JOBS);
    this.addSql(LAST_MEMBER);
  }
}

/** As in M066Interviews, but what has begun goes on: someone may be hired during a walk-in. */
const BEGUN = `
create or replace function cancel_interviews(ended_ids uuid[], moment timestamptz) returns void language plpgsql as $$
begin
  perform from applications where id in (select application_id from interviews where id = any(ended_ids))
    order by id for key share;
  with ended as (
    update interviews set status = 'cancelled', cancelled_by = 'ended', sequence = sequence + 1,
      untold_since = moment, remind_day_at = null, remind_hour_at = null, updated_at = moment
    where id = any(ended_ids) and (status = 'proposed' or (status = 'booked' and starts_at > moment))
    returning id, application_id, starts_at)
  insert into application_events (id, application_id, kind, at, data)
  select gen_random_uuid(), application_id, 'interview_cancelled', moment,
    jsonb_build_object('interview', id, 'time', webhook_time(starts_at)) from ended;
  -- What the applicant cancelled can no longer be booked again.
  update interviews set cancelled_by = 'ended', updated_at = moment
  where id = any(ended_ids) and status = 'cancelled' and cancelled_by = 'applicant';
end $$;
`;

/** The tasks that run every minute end what belongs to a deleted job, once it can no longer be restored. */
const DELETED_JOBS = `
drop trigger interviews_end on jobs;
drop function interviews_of_job_end();
drop trigger offers_end on jobs;
drop function offers_of_job_end();
create index interviews_open on interviews (job_id)
  where status in ('proposed', 'booked') or status = 'cancelled' and cancelled_by = 'applicant';
`;

/** Triggers run in the order of their names: first, interviewers leave their interviews. */
const LAST_MEMBER = `
create function hiring_of_last_member_end() returns trigger language plpgsql as $$
begin
  if exists (select from company_members m join users u on u.id = m.user_id
      where m.company_id = old.company_id and u.deleted_at is null) then return null; end if;
  perform end_offers(array(select id from offers where company_id = old.company_id and status = 'sent'), now());
  perform cancel_interviews(array(select id from interviews where company_id = old.company_id
    and status in ('proposed', 'booked', 'cancelled')), now());
  return null;
end $$;
create trigger last_member_end after delete on company_members for each row
  execute function hiring_of_last_member_end();
`;
