import { Migration } from '@mikro-orm/migrations';
import { JOB_FACTS, rowOf } from './M025Webhooks.ts';

/** As in M034JobFacts, and also when the screening questions of a job change. */
export class M109QuestionEvents extends Migration {
  override up() {
    this.addSql(`
      drop trigger webhooks_facts_changed on jobs;
      create trigger webhooks_facts_changed after update of facts, questions on jobs for each row
        when ((old.facts is distinct from new.facts or old.questions is distinct from new.questions)
          and new.deleted_at is null
          and ${rowOf('old', JOB_FACTS)} is not distinct from ${rowOf('new', JOB_FACTS)})
        execute function webhook_job_facts_changed();
    `);
  }
}
