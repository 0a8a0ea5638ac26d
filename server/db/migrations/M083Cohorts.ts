import { Migration } from '@mikro-orm/migrations';

/** When each person first applied and each company first posted a job. */
export class M083Cohorts extends Migration {
  override up() {
    this.addSql(`
      create view first_applications as
      select seeker_id, min(applied_at) as applied_at from application_facts group by seeker_id`);
    this.addSql(`
      create view first_postings as
      select company_id, min(posted_at) as posted_at from jobs where deleted_at is null group by company_id`);
  }
}
