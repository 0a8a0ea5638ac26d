import { Migration } from '@mikro-orm/migrations';

/** The draft of a job that is not posted yet, and the order in which a company's jobs are listed. */
export class M009Posting extends Migration {
  override up() {
    this.addSql(`
      create table job_drafts (
        user_id uuid primary key references users (id) on delete cascade,
        "values" jsonb not null check ("values" @> '{}'::jsonb),
        saved_at timestamptz(3) not null
      );
      create index jobs_own on jobs (company_id, posted_at desc, id desc) where deleted_at is null;
    `);
  }
}
