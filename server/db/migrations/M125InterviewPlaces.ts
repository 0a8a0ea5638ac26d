import { Migration } from '@mikro-orm/migrations';

/**
 * Webhooks report a new place or link of a booked interview, as they report a new time, and say where it takes place.
 * While times are only offered, a change of the place is not reported.
 */
export class M125InterviewPlaces extends Migration {
  override up() {
    this.addSql(WEBHOOKS);
  }
}

const WEBHOOKS = `
create or replace function webhook_interview(i interviews) returns jsonb language sql stable as $$
  select jsonb_build_object('id', i.id, 'kind', upper(i.kind), 'title', i.title, 'status', upper(i.status),
    'startsAt', webhook_time(i.starts_at), 'endsAt', webhook_time(i.ends_at), 'timeZone', i.time_zone,
    'place', i.place, 'link', i.link) $$;

drop trigger webhooks_changed on interviews;
create trigger webhooks_changed after update on interviews for each row
  when ((old.status, old.starts_at) is distinct from (new.status, new.starts_at)
    or (new.status = 'booked' and (old.place, old.link) is distinct from (new.place, new.link)))
  execute function webhook_interview_changed();
`;
