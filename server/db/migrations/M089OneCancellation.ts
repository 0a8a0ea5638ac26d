import { Migration } from '@mikro-orm/migrations';

/**
 * When the applicant cancels an interview, everyone who holds it gets the cancellation. Those who leave it afterwards
 * need no second one (docs/decisions/085-interviews.md).
 */
export class M089OneCancellation extends Migration {
  override up() {
    this.addSql(LEAVE);
  }
}

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
  where id = any(left_behind) and status <> 'cancelled';
  perform cancel_interviews(array(select i.id from interviews i where i.id = any(left_behind)
    and not exists (select from company_members m join users u on u.id = m.user_id and u.deleted_at is null
      where m.company_id = i.company_id and m.user_id <> member)), moment);
end $$;
`;
