import { Migration } from '@mikro-orm/migrations';

/** What lists of jobs show: how companies answer, counted by a task each night, and which jobs a seeker has seen. */
export class M042JobCards extends Migration {
  override up() {
    this.addSql(`
      create table company_responses (
        company_id uuid primary key references companies (id) on delete cascade,
        applicants integer not null check (applicants > 0),
        answered integer not null check (answered between 0 and applicants),
        typical_days integer check (typical_days > 0),
        counted_at timestamptz(3) not null
      );
      create trigger company_responses_public_pages
        after insert or delete or update on company_responses
        for each statement execute function notify_public_pages();
      create index job_views_seeker on job_views (user_id, viewed_at desc) include (job_id)
        where user_id is not null;
    `);
  }
}
