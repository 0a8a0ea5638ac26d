import { Migration } from '@mikro-orm/migrations';

/**
 * What becomes of the work of people who leave. Interviewers who no longer work on the job leave its interviews that
 * have not begun; the interview stays, and the company chooses someone else (docs/decisions/085-interviews.md).
 * Conversations go to a colleague, who then gets the notices of new messages (docs/decisions/084-conversations.md).
 */
export class M075HandOver extends Migration {
  override up() {
    this.addSql(LEAVERS);
    this.addSql(LEAVE);
    this.addSql(TRIGGERS);
    this.addSql(`alter table conversation_readers
      add column took_over_at timestamptz(3), add column handed_over_at timestamptz(3)`);
  }
}

/** People who no longer hold the interview and have not been notified. */
const LEAVERS = `
alter table interviews add column leavers uuid[] not null default '{}';
create index interviews_leavers on interviews (updated_at) where leavers <> '{}';
`;

/**
 * The person is locked first, as in every change of an interview. Interviews only end if the company has no other
 * member left.
 */
const LEAVE = `
create or replace function leave_interviews(member uuid, company uuid, moment timestamptz)
returns void language plpgsql as $$
declare
  left_behind uuid[];
begin
  perform from users where id = member for no key update;
  with gone as (
    delete from interview_people p using interviews i
    where i.id = p.interview_id and p.user_id = member and (company is null or i.company_id = company)
      and (i.status = 'proposed' or (i.status = 'booked' and i.starts_at > moment)
        or (i.status = 'cancelled' and i.cancelled_by = 'applicant'))
      and not exists (select from company_members m join users u on u.id = m.user_id and u.deleted_at is null
        where m.user_id = member and m.company_id = i.company_id
          and (m.role in ('owner', 'recruiter')
            or exists (select from member_jobs w where w.member_id = m.id and w.job_id = i.job_id)))
    returning p.interview_id)
  select array_agg(interview_id) into left_behind from gone;
  update interviews set leavers = leavers || member, sequence = sequence + 1, updated_at = moment
  where id = any(left_behind);
  perform cancel_interviews(array(select i.id from interviews i where i.id = any(left_behind)
    and not exists (select from company_members m join users u on u.id = m.user_id and u.deleted_at is null
      where m.company_id = i.company_id and m.user_id <> member)), moment);
end $$;
`;

/** Role and jobs of a member change in one transaction: what they may do is known when it ends. */
const TRIGGERS = `
create constraint trigger interviews_of_role after update of role on company_members
  deferrable initially deferred for each row when (old.role is distinct from new.role)
  execute function interviews_of_member_end();

create function interviews_of_member_job_end() returns trigger language plpgsql as $$
begin
  perform leave_interviews(m.user_id, m.company_id, now()) from company_members m where m.id = old.member_id;
  return null;
end $$;
create constraint trigger interviews_of_job after delete on member_jobs
  deferrable initially deferred for each row execute function interviews_of_member_job_end();
`;
