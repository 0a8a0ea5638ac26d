import { Migration } from '@mikro-orm/migrations';

/**
 * People whose account is suspended or deactivated leave the interviews that they cannot hold, like those who leave the
 * company (M075HandOver). Interviews after the end of the suspension stay as they are.
 */
export class M123SuspendedInterviewers extends Migration {
  override up() {
    this.addSql(LEAVE);
    this.addSql(TRIGGER);
  }
}

const LEAVE = `
create function leave_interviews_until(member uuid, back_at timestamptz, moment timestamptz)
returns void language plpgsql as $$
declare
  left_behind uuid[];
begin
  with gone as (
    delete from interview_people p using interviews i
    where i.id = p.interview_id and p.user_id = member
      and case i.status
        when 'booked' then i.starts_at > moment and (back_at is null or i.starts_at < back_at)
        when 'proposed' then back_at is null
          or exists (select from interview_slots s where s.interview_id = i.id and s.starts_at < back_at)
        when 'cancelled' then i.cancelled_by = 'applicant' and back_at is null
        else false end
    returning p.interview_id)
  select array_agg(interview_id) into left_behind from gone;
  update interviews set leavers = leavers || member, sequence = sequence + 1, updated_at = moment
  where id = any(left_behind) and status <> 'cancelled';
  -- Nobody is left who could choose someone else.
  perform cancel_interviews(array(select i.id from interviews i where i.id = any(left_behind)
    and not exists (select from company_members m join users u on u.id = m.user_id and u.deleted_at is null
      where m.company_id = i.company_id and u.status = 'active')), moment);
end $$;
`;

const TRIGGER = `
create function interviews_of_suspension() returns trigger language plpgsql as $$
begin
  perform leave_interviews_until(new.id, new.suspended_until, new.updated_at);
  return null;
end $$;
create trigger interviews_of_suspension after update of status, suspended_until on users for each row
  when (new.status <> 'active' and new.deleted_at is null
    and (old.status, old.suspended_until) is distinct from (new.status, new.suspended_until))
  execute function interviews_of_suspension();
`;
