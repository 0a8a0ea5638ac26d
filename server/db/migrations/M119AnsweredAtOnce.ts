import { Migration } from '@mikro-orm/migrations';

/** As in M069ReviewDesk, but an answer waits for a simultaneous one and then reads it, so that the text has both. */
export class M119AnsweredAtOnce extends Migration {
  override up() {
    this.addSql(ANSWERED);
  }
}

const ANSWERED = `
create or replace function application_answered() returns trigger language plpgsql as $$
begin
  perform from application_desk where application_id = coalesce(new.application_id, old.application_id)
    for no key update;
  update application_desk set answers = application_answers_text(application_id)
  where application_id = coalesce(new.application_id, old.application_id);
  return null;
end $$;
`;
