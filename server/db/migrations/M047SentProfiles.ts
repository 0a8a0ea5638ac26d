import { Migration } from '@mikro-orm/migrations';

/** An application keeps the profile as it was when the application was sent. */
export class M047SentProfiles extends Migration {
  override up() {
    this.addSql(`alter table applications add column profile jsonb`);
    this.addSql(SENT);
    this.addSql(`
      create trigger applications_profile_taken before insert on applications
        for each row when (new.profile is null) execute function application_profile_taken()`);
  }
}

/** Needs at work because of a disability are only kept if the person shows them. */
const SENT = `
create function application_profile_taken() returns trigger language plpgsql as $$
begin
  new.profile := (
    select jsonb_build_object('headline', p.headline, 'summary', p.summary, 'location', p.location, 'skills', p.skills,
      'experienceType', p.experience_type, 'experience', p.experience, 'ownMonths', p.experience_months,
      'career', p.career, 'noticePeriod', p.notice_period, 'noticeUntil', p.notice_until,
      'willingToMove', p.willing_to_move, 'shifts', p.shifts, 'workModes', p.work_modes,
      'accommodations', case when p.show_accommodations then p.accommodations end)
    from seeker_profiles p where p.user_id = new.seeker_id);
  return new;
end $$;
`;
