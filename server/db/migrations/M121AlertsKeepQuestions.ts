import { Migration } from '@mikro-orm/migrations';

/** An alert keeps the question of a report that its owner could read when the report is finally deleted. */
export class M121AlertsKeepQuestions extends Migration {
  override up() {
    this.addSql(`
create function keep_questions_of_alerts() returns trigger language plpgsql as $$
begin
  update figure_alerts set report_id = null, query = old.query
  where report_id = old.id and (old.is_shared or old.owner_id = user_id);
  return old;
end $$;
create trigger alerts_keep_question before delete on analytics_reports for each row
  execute function keep_questions_of_alerts();
`);
  }
}
