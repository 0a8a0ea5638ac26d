import { Migration } from '@mikro-orm/migrations';

/** What waits is found in its turn: reports by their age, and jobs by when somebody last asked to have them approved. */
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
