import { Migration } from '@mikro-orm/migrations';

/** When each job was filled: the moment of its first hire. */
export class M073JobFills extends Migration {
  override up() {
    this.addSql(`
      create view job_fills as
      select job_id, min(hired_at) as filled_at from application_facts
      where hired_at is not null group by job_id`);
  }
}
