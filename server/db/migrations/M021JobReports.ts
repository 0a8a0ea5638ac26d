import { Migration } from '@mikro-orm/migrations';

/** Finds what waits in order: reports by age, and jobs by when they were last submitted for approval. */
export class M021JobReports extends Migration {
  override up() {
    this.addSql(`
      create index job_reports_waiting on job_reports (job_id, created_at) where resolved_at is null;
      alter table jobs add column asked_again_at timestamptz(3);
      create index jobs_waiting on jobs (coalesce(asked_again_at, created_at), id)
        where admin_status = 'pending' and deleted_at is null;
    `);
  }
}
